import { startTransition, useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ShortcutProvider, useShortcuts } from "./shortcuts.tsx";

const press = (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

function Screen({ onKey }: { readonly onKey: () => void }) {
  useShortcuts([{ keys: "o", label: "Open", run: onKey }]);
  return <h1>Case</h1>;
}

function Desk({ onKey }: { readonly onKey: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => startTransition(() => setOpen(true));
  return (
    <ShortcutProvider>
      {isOpen ? <Screen onKey={onKey} /> : <button onClick={open}>Show</button>}
    </ShortcutProvider>
  );
}

test("a key works as soon as its screen is in the document", async () => {
  const onKey = vi.fn<() => void>();
  const { getByRole, container } = await render(<Desk onKey={onKey} />);
  // The observer runs right after the change, before the browser paints and before effects that may wait.
  new MutationObserver(() => press("o")).observe(container, { childList: true, subtree: true });
  await getByRole("button", { name: "Show" }).click();
  await expect.element(getByRole("heading", { name: "Case" })).toBeVisible();
  expect(onKey).toHaveBeenCalledOnce();
});

test("the newest handler runs, and none after its screen is gone", async () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const withHandler = (onKey: () => void) => (
    <ShortcutProvider>
      <Screen onKey={onKey} />
    </ShortcutProvider>
  );
  const { rerender } = await render(withHandler(first));
  await rerender(withHandler(second));
  press("o");
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  await rerender(<ShortcutProvider>{null}</ShortcutProvider>);
  press("o");
  expect(second).toHaveBeenCalledOnce();
});
