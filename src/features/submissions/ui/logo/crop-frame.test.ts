import { expect, it } from "vitest";
import { hold, MAX_ZOOM, minZoom, moveBy, placeIn, reach, START } from "./crop-frame.ts";

const wide = { width: 800, height: 400 };

it("a picture starts centred and covers the square", () => {
  expect(placeIn(wide, START, 400)).toEqual({ left: -200, top: 0, width: 800, height: 400 });
});

it("moving never uncovers the square", () => {
  const right = moveBy(wide, START, { x: 5_000, y: 50 }, 400);
  expect(placeIn(wide, right, 400)).toMatchObject({ left: 0, top: 0 });
  const left = moveBy(wide, START, { x: -5_000, y: 0 }, 400);
  expect(placeIn(wide, left, 400).left).toBe(-400);
});

it("fully zoomed out, the whole picture is centred", () => {
  const whole = hold(wide, { ...START, zoom: 0 }, 400);
  expect(whole.zoom).toBe(minZoom(wide));
  expect(placeIn(wide, whole, 400)).toEqual({ left: 0, top: 100, width: 400, height: 200 });
});

it("zooming in is limited", () => {
  expect(hold(wide, { ...START, zoom: 100 }, 400).zoom).toBe(MAX_ZOOM);
});

it("the sliders cover the range of the picture", () => {
  expect(reach(wide, 1, 400)).toEqual({ x: { min: 0.25, max: 0.75 }, y: { min: 0.5, max: 0.5 } });
});
