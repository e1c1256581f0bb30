import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { valueAt } from "#features/submissions/form-entries.ts";
import { readTokenFacts, type FactsAnswer } from "#features/submissions/ui/calls.ts";
import { useFormState } from "#features/submissions/ui/state/form-state.ts";
import { factsOf, isOther, MISMATCHES, type FactField } from "./token-facts.ts";

/** §9: the usual delay. */
const PAUSE_MS = 300;

/** Loads the facts as soon as network and contract are valid. Suggestions fill empty fields; typed values stay. */
export function useTokenFacts() {
  const t = useTranslations("submitCommon.findings");
  const { networks, entries, isGood, fill } = useFormState();
  const network = networks.find(({ key }) => key === valueAt(entries, "network"));
  const isReady = network !== undefined && isGood("address");
  const asked = isReady ? `${network.key} ${valueAt(entries, "address").trim()}` : undefined;
  const [known, setKnown] = useState<{ readonly of: string; readonly answer: FactsAnswer }>();

  const take = useEffectEvent((of: string, answer: FactsAnswer) => {
    setKnown({ of, answer });
    for (const [field, value] of Object.entries(factsOf(answer))) {
      if (valueAt(entries, field) === "") fill(field, value);
    }
  });
  useEffect(() => {
    if (asked === undefined) return;
    const [key = "", contract = ""] = asked.split(" ");
    let isOld = false;
    const ask = async () => {
      const answer = await readTokenFacts(key, contract);
      if (!isOld) take(asked, answer);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [asked]);

  const answer = known?.of === asked ? known?.answer : undefined;
  const facts = useMemo(() => factsOf(answer), [answer]);
  return {
    network: network?.title ?? "",
    isReading: asked !== undefined && answer === undefined,
    answer,
    /** The text for a field that differs from its on-chain value. */
    difference(field: FactField): string | undefined {
      const onChain = facts[field];
      const given = valueAt(entries, field).trim();
      const isDifferent = onChain !== undefined && isOther(field, onChain, given);
      return isDifferent ? t(MISMATCHES[field], { onChain, given }) : undefined;
    },
  };
}

export type TokenFactsState = ReturnType<typeof useTokenFacts>;
