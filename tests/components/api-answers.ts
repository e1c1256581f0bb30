/** The JSON API in the tests' browser: answers by a part of the address; every other call has no connection. */
import { vi } from "vitest";

type Answer = readonly [status: number, body: object];

export interface ApiAnswers {
  readonly answer: (part: string, status: number, body: object) => void;
  /** The bodies of the calls to addresses with this part. */
  readonly bodiesTo: (part: string) => string[];
}

/** Until `vi.restoreAllMocks()`. */
export function stubApi(): ApiAnswers {
  const answers = new Map<string, Answer>();
  const calls: { readonly address: string; readonly body: string }[] = [];
  vi.spyOn(window, "fetch").mockImplementation(async (target, { body } = {}) => {
    const address = target instanceof Request ? target.url : String(target);
    calls.push({ address, body: typeof body === "string" ? body : "" });
    const found = [...answers].find(([part]) => address.includes(part));
    if (!found) throw new TypeError("no connection");
    const [, [status, data]] = found;
    return Response.json({ result: status === 200 ? 0 : 1, message: "", data }, { status });
  });
  return {
    answer: (part, status, body) => void answers.set(part, [status, body]),
    bodiesTo: (part) => calls.filter(({ address }) => address.includes(part)).map(({ body }) => body),
  };
}
