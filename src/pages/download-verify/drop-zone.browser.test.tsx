import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { DropZone } from "./drop-zone.tsx";

const apk = new File(["content"], "wallet.apk");

async function show(hasAnswer = false) {
  const taken: string[] = [];
  await renderPart(
    <DropZone
      hasAnswer={hasAnswer}
      onChoose={(files) => taken.push(`chosen ${files?.[0]?.name}`)}
      onDrop={({ files }) => taken.push(`dropped ${files[0]?.name}`)}
    />,
  );
  return taken;
}

function drag(type: string, target: EventTarget): DragEvent {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(apk);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  target.dispatchEvent(event);
  return event;
}

const zone = (): Element => {
  const found = page.getByLabelText("Choose a file").element().parentElement;
  if (!found) throw new Error("There is no drop zone.");
  return found;
};

test("the field is reached by keyboard, and the same file can be chosen twice", async () => {
  const taken = await show();
  await userEvent.tab();
  await expect.element(page.getByLabelText("Choose a file")).toHaveFocus();
  await userEvent.upload(page.getByLabelText("Choose a file"), apk);
  await userEvent.upload(page.getByLabelText("Choose a file"), apk);
  expect(taken).toEqual(["chosen wallet.apk", "chosen wallet.apk"]);
});

test("a hovering file is shown, and a dropped one is taken", async () => {
  const taken = await show();
  drag("dragover", zone());
  await expect.poll(() => zone().hasAttribute("data-over")).toBe(true);
  drag("drop", zone());
  await expect.poll(() => zone().hasAttribute("data-over")).toBe(false);
  expect(taken).toEqual(["dropped wallet.apk"]);
});

test("a file that misses the zone does not replace the page", async () => {
  const taken = await show();
  expect(drag("dragover", document.body).defaultPrevented).toBe(true);
  expect(drag("drop", document.body).defaultPrevented).toBe(true);
  expect(taken).toEqual([]);
});

test("after an answer the field asks for another file", async () => {
  await show(true);
  await expect.element(page.getByLabelText("Check another file")).toBeInTheDocument();
});
