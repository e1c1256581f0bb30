import { expect, it } from "vitest";
import { createScrollPlaces } from "./scroll-places.ts";

function session(stored?: string) {
  let text = stored ?? null;
  return {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      text = value;
    },
  };
}

it("places outlive the document once they are saved", () => {
  const store = session();
  const places = createScrollPlaces(() => store);
  places.remember("a", 120);
  expect(createScrollPlaces(() => store).find("a")).toBeUndefined();
  places.save();
  expect(createScrollPlaces(() => store).find("a")).toBe(120);
});

it("the hundred places used last are saved", () => {
  const store = session();
  const places = createScrollPlaces(() => store);
  for (let index = 0; index <= 100; index++) places.remember(`k${index}`, index);
  places.remember("k0", 7);
  places.save();
  const later = createScrollPlaces(() => store);
  expect([later.find("k0"), later.find("k1"), later.find("k100")]).toEqual([7, undefined, 100]);
});

it.each(["{", "{}", "null", '[["a","far"],7,null]'])("damaged places are forgotten: %s", (text) => {
  expect(createScrollPlaces(() => session(text)).find("a")).toBeUndefined();
});

it("places work without storage", () => {
  const places = createScrollPlaces(() => {
    throw new DOMException("denied", "SecurityError");
  });
  places.remember("a", 3);
  places.save();
  expect(places.find("a")).toBe(3);
});
