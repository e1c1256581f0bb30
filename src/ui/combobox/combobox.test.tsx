import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Combobox } from "./combobox.tsx";

const options = [
  { value: "1", label: "Ethereum" },
  { value: "8453", label: "Base" },
];

test("without script it is a plain select with every option and the chosen one", () => {
  const html = renderToStaticMarkup(
    <Combobox
      label="Network"
      name="network"
      options={options}
      defaultValue="8453"
      placeholder="Choose"
      emptyText="Chain not found"
      toggleLabel="Show all"
    />,
  );
  expect(html).toMatch(/<select[^>]* name="network"/);
  expect(html).toContain('<option value="1">Ethereum</option>');
  expect(html).toMatch(/<option value="8453" selected="">/);
  expect(html).not.toContain('role="combobox"');
});
