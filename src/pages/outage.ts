/**
 * How pages handle an unavailable database. Services throw a 503 response (server/pages/service-faults.ts): a
 * loader passes it on to the error page; an action catches it, so that its page keeps the typed text.
 */
import { createContext, data } from "react-router";

/** Both are message keys: nothing can be saved now, or the storage is full. */
export type Outage = "unavailable" | "storageFull";

export const outageAnswer = (outage: Outage) =>
  data(outage, { status: 503, statusText: "Service Unavailable" });

/** Null for any other thrown value. */
export function outageIn(thrown: unknown): Outage | null {
  const { data: outage, init } = (thrown ?? {}) as Partial<ReturnType<typeof outageAnswer>>;
  return init?.status === 503 && (outage === "unavailable" || outage === "storageFull") ? outage : null;
}

/** Set by an action for the loaders after it, which must not query the database. */
export const outageContext = createContext<Outage | null>(null);
