/** The few commands of the W3C WebDriver protocol that the journeys use. */
import type { Key } from "./driver.ts";

/** Fixed by the protocol: the name under which an element travels in JSON. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const KEY_CODES: Record<Key, string> = {
  ArrowDown: "\uE015",
  ArrowUp: "\uE013",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Backspace: "\uE003",
};

export type ElementReference = { readonly [ELEMENT]: string };

export interface WebDriverSession {
  command<Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Value>;
  /** The value that a function returns in the page; an element comes back as a reference. */
  execute<Value>(run: (...args: never[]) => unknown, args: readonly unknown[]): Promise<Value>;
  /** Types into an element, or gives a file field its path. */
  sendKeys(element: ElementReference, text: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
}

async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Begins a session with the driver at this address. */
export async function newSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, "POST", {
    capabilities: { alwaysMatch: capabilities },
  });
  const command = <Value>(method: string, path: string, body?: object): Promise<Value> =>
    send<Value>(`${driver}/session/${sessionId}${path}`, method, body);
  const act = (device: object, actions: readonly object[]): Promise<void> =>
    command("POST", "/actions", { actions: [{ ...device, actions }] });
  return {
    command,
    execute: (run, args) =>
      command("POST", "/execute/sync", { script: `return (${String(run)})(...arguments)`, args }),
    sendKeys: (element, text) => command("POST", `/element/${element[ELEMENT]}/value`, { text }),
    clickAt: (x, y) =>
      act({ type: "pointer", id: "mouse" }, [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    press: (key) =>
      act({ type: "key", id: "keyboard" }, [
        { type: "keyDown", value: KEY_CODES[key] },
        { type: "keyUp", value: KEY_CODES[key] },
      ]),
  };
}
