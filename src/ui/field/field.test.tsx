import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CheckboxGroup, RadioGroup } from "#ui/choice/choice-group.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Select } from "./select.tsx";
import { TextArea, TextField } from "./text-field.tsx";

const attribute = (html: string, name: string) => html.match(new RegExp(` ${name}="([^"]*)"`))?.[1];

test("the label belongs to the control", () => {
  const html = renderToStaticMarkup(<TextField label="Email" />);
  const id = attribute(html, "for");
  expect(id).toBeTruthy();
  expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"`));
});

test("an error replaces the hint and describes the control", () => {
  const html = renderToStaticMarkup(
    <TextField id="site" label="Website" hint="With https" error="Please enter the correct URL" />,
  );
  expect(html).not.toContain("With https");
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="site-below"');
  expect(html).toMatch(/id="site-below"[^>]*>.*Please enter the correct URL/);
});

test("without hint and error the control has no description", () => {
  expect(renderToStaticMarkup(<TextField label="Email" />)).not.toContain("aria-describedby");
});

test("the counter counts code points and marks an excess", () => {
  expect(renderToStaticMarkup(<TextField label="Name" defaultValue="🦀é" limit={80} />)).toContain("2 / 80");
  const html = renderToStaticMarkup(<TextArea label="Text" value="abc" limit={2} readOnly />);
  expect(html).toContain('data-over="true"');
});

test("a select starts with its placeholder, whose value is empty", () => {
  const html = renderToStaticMarkup(
    <Select label="Standard" placeholder="Choose one" options={[{ value: "ERC20", label: "ERC-20" }]} />,
  );
  expect(html).toMatch(/<option value=""[^>]*>Choose one<\/option><option value="ERC20">/);
});

const choices = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
];

test("a group of choices is a fieldset with a legend, and one of them is chosen", () => {
  const html = renderToStaticMarkup(
    <RadioGroup label="Which" name="which" choices={choices} defaultValue="b" error="Choose one" />,
  );
  expect(html).toMatch(/^<fieldset[^>]*aria-describedby=/);
  expect(html).toMatch(/<legend[^>]*>.*Which.*<\/legend>/);
  expect(html).toMatch(/<input(?=[^>]* checked="")(?=[^>]* value="b")/);
  expect(html).not.toMatch(/<input(?=[^>]* checked="")(?=[^>]* value="a")/);
});

test("any of several may be chosen", () => {
  const html = renderToStaticMarkup(
    <CheckboxGroup label="Which" name="which" choices={choices} values={["a", "b"]} look="chips" />,
  );
  expect(html.match(/ checked=""/g)).toHaveLength(2);
});

test("the summary links to each error and can take the focus", () => {
  const html = renderToStaticMarkup(
    <ErrorSummary title="Two fields" errors={[{ id: "name", text: "Name" }]} />,
  );
  expect(html).toContain('tabindex="-1"');
  expect(html).toContain('<a href="#name">Name</a>');
});
