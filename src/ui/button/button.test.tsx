import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button, ButtonLink } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

test("a button does not submit a form by default", () => {
  expect(renderToStaticMarkup(<Button>Back</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

test("the labels of both states are in the page, so that the wider one sets the width", () => {
  const rest = renderToStaticMarkup(<Button loadingText="Sending">Send</Button>);
  const loading = renderToStaticMarkup(
    <Button loading loadingText="Sending">
      Send
    </Button>,
  );
  for (const html of [rest, loading]) expect(html).toMatch(/Send<.*Sending/);
});

test("a loading button keeps the focus: it is busy, not disabled", () => {
  const html = renderToStaticMarkup(<Button loading>Send</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(" disabled");
});

test("a button that leads to a page is a link", () => {
  expect(renderToStaticMarkup(<ButtonLink href="/en">Home</ButtonLink>)).toMatch(/^<a href="\/en"/);
});

test("an icon button has a name, and a favourite exposes its pressed state", () => {
  const Shape = () => <svg />;
  const html = renderToStaticMarkup(<IconButton icon={Shape as never} label="Favourite" pressed />);
  expect(html).toContain('aria-label="Favourite"');
  expect(html).toContain('aria-pressed="true"');
});
