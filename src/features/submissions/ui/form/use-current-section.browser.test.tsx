import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useCurrentSection } from "./use-current-section.ts";

const IDS = ["first", "second", "third"];

/** A header and a footer fill the window, as around the forms. */
function Sections() {
  return (
    <>
      <p role="status" style={{ position: "fixed" }}>
        {useCurrentSection(IDS)}
      </p>
      <div style={{ blockSize: "100vh" }} />
      {IDS.map((id) => (
        <section key={id} id={id} style={{ blockSize: "150vh" }} />
      ))}
      <div style={{ blockSize: "200vh" }} />
    </>
  );
}

const scrollToTop = (top: number) => window.scrollTo({ top, behavior: "instant" });

test("the current section is that of the place, also after jumps over all of them", async () => {
  await render(<Sections />);
  const current = page.getByRole("status");
  await expect.element(current).toHaveTextContent("first");
  scrollToTop(document.documentElement.scrollHeight);
  await expect.element(current).toHaveTextContent("third");
  scrollToTop(0);
  await expect.element(current).toHaveTextContent("first");
  document.getElementById("second")?.scrollIntoView({ behavior: "instant" });
  await expect.element(current).toHaveTextContent("second");
});
