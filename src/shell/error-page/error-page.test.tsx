import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import { ErrorPage } from "./error-page.tsx";
import { LastResort } from "./last-resort.tsx";

const read = (namespace: string): unknown =>
  JSON.parse(readFileSync(`content/messages/en/${namespace}.json`, "utf8"));

const messages = Object.fromEntries(
  ["common", "dappstore", "error", "footer", "header", "news", "notFound"].map((name) => [name, read(name)]),
);

const render = (error: unknown, given: object = messages): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={given} timeZone="UTC">
      <MemoryRouter initialEntries={["/en/news?start=20"]}>
        <ErrorPage error={error} />
      </MemoryRouter>
    </IntlProvider>,
  );

const answer = (status: number) => new ErrorResponse(status, "", null);

it("status 404 shows the not-found page with a link home", () => {
  const html = render(answer(404));
  expect(html).toContain("<h1>This page could not be found.</h1>");
  expect(html).toContain('href="/en"');
});

it("an error without a status is an error 500 with a retry link to the same address", () => {
  const html = render(new Error("broken"));
  expect(html).toContain("<h1>Something went wrong</h1>");
  expect(html).toContain("Error 500");
  expect(html).toContain('href="/en/news?start=20"');
});

it("too many requests and an update have their own texts", () => {
  expect(render(answer(429))).toContain("<h1>Too many requests</h1>");
  expect(render(answer(503))).toContain("<h1>This page isn’t available right now</h1>");
});

it("full storage has its own text", () => {
  expect(render(new ErrorResponse(503, "", "storageFull"))).toContain("because our storage is full");
});

it("an error before the messages are loaded is shown in plain English", () => {
  expect(render(answer(404), {})).toContain("This page could not be found.");
  expect(render(new Error("broken"), {})).toContain("Something went wrong");
  expect(render(answer(400), {})).toMatch(/<a [^>]*href="\/"/);
});

it("if the error page itself fails, details and a home link are shown without any provider", () => {
  const html = renderToStaticMarkup(<LastResort details="no texts" />);
  expect(html).toContain("An error occurred while showing the error page</h1>");
  expect(html).toContain("no texts");
  expect(html).toMatch(/<a [^>]*href="\/"/);
});
