import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";

test("without an image the avatar is drawn from the name and is decorative", () => {
  const html = renderToStaticMarkup(<Avatar name="Driftswap" />);
  expect(html).toContain(">D</text>");
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain("style=");
});

test("with an image the image is shown", () => {
  const html = renderToStaticMarkup(<Avatar name="Driftswap" src="/logo.png" />);
  expect(html).toContain('src="/logo.png"');
  expect(html).toContain('alt=""');
});

test("a label makes it a named image", () => {
  expect(renderToStaticMarkup(<Avatar name="Base" label="Base" />)).toContain('role="img" aria-label="Base"');
});

test("a colour of its own is an attribute, and its letters are in the ink that is read on it", () => {
  for (const size of [20, 40]) {
    const of = (colour: string) =>
      renderToStaticMarkup(<Avatar name="Base" shape="round" code="Ba" size={size} colour={colour} />);
    expect(of("#0052ff")).toContain(' color="#0052ff"');
    expect(of("#0052ff")).not.toMatch(/data-(ink|palette)|style=/);
    expect(of("#f0b90b")).toContain('data-ink="dark"');
  }
});

test("below 24 px only the background and the letter are drawn", () => {
  const small = renderToStaticMarkup(<Avatar name="Ethereum" shape="round" size={20} />);
  const large = renderToStaticMarkup(<Avatar name="Ethereum" shape="round" size={24} />);
  expect(small).not.toContain("<circle");
  expect(large).toContain("<circle");
});

test("a round avatar shows the code it is given", () => {
  expect(renderToStaticMarkup(<Avatar name="Base" shape="round" code="Ba" />)).toContain(">Ba</text>");
});
