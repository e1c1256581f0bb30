/** Acts that wait for a second person, with every value they contain, and the rules behind them. */
import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import type { Invited, Proposals, Rules } from "#features/operators/schema.ts";
import { fetchMe } from "#desk/api/account-calls.ts";
import { useMe } from "#desk/frame/frame.tsx";
import { DataTable } from "#desk/parts/data-table.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useTimeText } from "#desk/parts/format-time.ts";
import { Screen, ScreenSection } from "#desk/parts/screen.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { InviteLink } from "#desk/people/invite-link.tsx";
import { agreeTo, fetchProposals, fetchRules, refuseProposal, setRule } from "./proposal-calls.ts";
import { ProposalCard } from "./proposal-card.tsx";

interface Loaded extends Proposals, Rules {}

export async function loader(): Promise<Loaded> {
  const { verbs } = await fetchMe();
  const { proposals } = await fetchProposals();
  return { proposals, rules: verbs.includes("rules.read") ? (await fetchRules()).rules : [] };
}

const isInvitation = (data: unknown): data is Invited =>
  typeof data === "object" && data !== null && "link" in data && "expiresAt" in data;

export function Component() {
  const t = useTranslations("desk.proposals");
  const { proposals, rules } = useLoaderData<Loaded>();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const [failure, setFailure] = useState("");
  const [invited, setInvited] = useState<(Invited & { readonly name: string }) | null>(null);
  const change = (work: () => Promise<unknown>) => void act.run(work).finally(() => void revalidate());
  const agree = ({ id, body }: Proposals["proposals"][number]) =>
    change(async () => {
      const { isDone, message, data } = await agreeTo(id);
      setFailure(isDone ? "" : t("failed", { why: message }));
      if (isDone && isInvitation(data)) {
        const { name } = JSON.parse(body) as { readonly name: string };
        setInvited({ ...data, name });
      }
    });
  const waiting = proposals.filter(({ state }) => state === "open" || state === "approved");
  const ended = proposals.filter(({ state }) => state !== "open" && state !== "approved");
  return (
    <Screen
      act={{ problem: act.problem || failure, isProposed: act.isProposed }}
      title={t("title")}
      note={t("count", { count: waiting.length })}
    >
      <p>{t("text")}</p>
      {invited && <InviteLink {...invited} />}
      {waiting.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          isBusy={act.isBusy}
          onAgree={() => agree(proposal)}
          onRefuse={() => change(() => refuseProposal(proposal.id))}
        />
      ))}
      {ended.length > 0 && <Ended proposals={ended} />}
      {rules.length > 0 && <RuleTable rules={rules} isBusy={act.isBusy} change={change} />}
    </Screen>
  );
}

function Ended({ proposals }: Proposals) {
  const t = useTranslations("desk.proposals");
  const time = useTimeText();
  return (
    <ScreenSection title={t("ended")}>
      <DataTable
        caption={t("ended")}
        columns={[
          { key: "what", label: t("what") },
          { key: "by", label: t("by") },
          { key: "state", label: t("state") },
          { key: "at", label: t("when") },
        ]}
        rows={proposals.map(({ id, verb, proposer, state, endedBy, endedAt, failure }) => ({
          key: id,
          cells: {
            what: verb,
            by: t("twoPeople", { first: proposer, second: endedBy ?? "" }),
            state: failure === null ? t(`states.${state}`) : t("failed", { why: failure }),
            at: time(endedAt),
          },
        }))}
      />
    </ScreenSection>
  );
}

interface RuleTableProps extends Rules {
  readonly isBusy: boolean;
  readonly change: (work: () => Promise<unknown>) => void;
}

function RuleTable({ rules, isBusy, change }: RuleTableProps) {
  const t = useTranslations("desk.proposals");
  const { verbs } = useMe();
  const textOf = (rule: Rules["rules"][number]["rule"]): string =>
    rule === "always" ? t("always") : t(`above.${rule.of}`, { count: String(rule.above) });
  return (
    <ScreenSection title={t("rules")} text={t("rulesText")}>
      <DataTable
        caption={t("rules")}
        columns={[
          { key: "verb", label: t("what") },
          { key: "rule", label: t("rule") },
          { key: "state", label: t("state") },
          { key: "act", label: t("act") },
        ]}
        rows={rules.map(({ verb, rule, isOn, isFixed }) => ({
          key: verb,
          cells: {
            verb,
            rule: textOf(rule),
            state: isOn ? t("on") : t("off"),
            act:
              isFixed || !verbs.includes("rules.set") ? (
                t("fixed")
              ) : (
                <DeskButton isBusy={isBusy} onClick={() => change(() => setRule(verb, !isOn))}>
                  {isOn ? t("switchOff") : t("switchOn")}
                </DeskButton>
              ),
          },
        }))}
      />
    </ScreenSection>
  );
}
