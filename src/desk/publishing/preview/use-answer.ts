import { useEffect, useState } from "react";

const PAUSE_MS = 400;

/** What the server says about what is typed, after a short pause. `ask` must stay the same function. */
export function useAnswer<Value>(typed: string, ask: (typed: string) => Promise<Value>, first: Value): Value {
  const [answer, setAnswer] = useState(first);
  useEffect(() => {
    let isCurrent = true;
    const show = (value: Value): void => void (isCurrent && setAnswer(value));
    const timer = setTimeout(() => void ask(typed).then(show, () => undefined), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, ask]);
  return answer;
}
