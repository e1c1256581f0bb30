/** Runs an act of a person, one at a time, and says what went wrong. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { DeskFailure, NeedsSecondPerson } from "#desk/api/desk-client.ts";
import { isDismissed, isKnownPasskey } from "#desk/api/passkeys.ts";

export interface Act {
  readonly isBusy: boolean;
  /** Empty if nothing went wrong. */
  readonly problem: string;
  /** The act waits for a second person. */
  readonly isProposed: boolean;
  /** Resolves to true if the act was done. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
}

export function useAct(): Act {
  const t = useTranslations("desk.problem");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [isProposed, setProposed] = useState(false);
  const textOf = (error: unknown): string => {
    if (isDismissed(error)) return t("dismissed");
    if (isKnownPasskey(error)) return t("knownPasskey");
    return error instanceof DeskFailure && error.message !== "" ? error.message : t("unknown");
  };
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem("");
    setProposed(false);
    try {
      await act();
      return true;
    } catch (error) {
      if (error instanceof NeedsSecondPerson) setProposed(true);
      else setProblem(textOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, isProposed, run };
}
