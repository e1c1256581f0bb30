import { createContext, lazy, use, type ComponentType } from "react";
import type { SearchAnswersProps } from "./search-answers.tsx";

/** The part itself; only the server has it at once. */
export const ServerAnswersContext = createContext<ComponentType<SearchAnswersProps> | null>(null);

const InBrowser = lazy(() =>
  import("./search-answers.tsx").then(
    ({ SearchAnswers }) => ({ default: SearchAnswers }),
    // Without a connection there are still the DApps.
    () => ({ default: () => <></> }),
  ),
);

/** In the browser its script loads with the first search: most visits to the store have none. */
export function LazyAnswers(props: SearchAnswersProps) {
  const Answers = import.meta.env.SSR ? (use(ServerAnswersContext) ?? InBrowser) : InBrowser;
  return <Answers {...props} />;
}
