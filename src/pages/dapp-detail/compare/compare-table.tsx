import x from "lucide-react/icons/x";
import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { NEEDS } from "#features/catalogue/needs.ts";
import { ProofList } from "#features/ownership/ui/proof-list.tsx";
import { labelled, listOf, withNote } from "#i18n/formats/list.ts";
import { useLanguage } from "#i18n/language.tsx";
import { CONNECTION, REFERRAL } from "#pages/dapp-detail/facts/fact-words.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { ComparedDapp } from "./load.ts";
import styles from "./compare-table.module.css";

interface Row {
  readonly name: string;
  /** What is unknown is said, never left empty. */
  readonly cell: (dapp: ComparedDapp) => ReactNode;
}

interface CompareTableProps {
  readonly dapps: readonly ComparedDapp[];
}

/** The name of each fact is a row of its own, so that three columns fit on a phone. */
export function CompareTable({ dapps }: CompareTableProps) {
  const title = useTranslations("compare")("title");
  const rows = [...useFactRows(), ...useUseRows()];
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {dapps.map((dapp) => (
            <th key={dapp.id} scope="col" className={styles.dapp}>
              <Head dapp={dapp} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cell }) => (
          <Fragment key={name}>
            <tr>
              <th scope="colgroup" colSpan={dapps.length} className={styles.name}>
                {name}
              </th>
            </tr>
            <tr>
              {dapps.map((dapp) => (
                <td key={dapp.id} className={styles.value}>
                  {cell(dapp)}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Head({ dapp: { title, picture, path, removePath } }: { readonly dapp: ComparedDapp }) {
  const t = useTranslations("compare");
  return (
    <div className={styles.head}>
      <Avatar name={title} src={picture} size={48} />
      <InlineLink href={path}>{title}</InlineLink>
      <a className={styles.remove} href={removePath} rel="nofollow" aria-label={t("remove", { name: title })}>
        <Icon of={x} size={18} />
      </a>
    </div>
  );
}

/** What it is and what is known about it. */
function useFactRows(): readonly Row[] {
  const t = useTranslations("dappDetail.facts");
  const about = useTranslations("dappDetail.about")("title");
  const kinds = useTranslations("kinds");
  const type = useTranslations("dappstore.refine")("kind");
  const incidents = useTranslations("dappDetail.incidents");
  const none = useTranslations("compare")("none");
  const language = useLanguage();
  const list = (items: readonly string[]) => (items.length === 0 ? none : listOf(items, language));
  return [
    { name: about, cell: ({ description }) => description },
    { name: type, cell: ({ kind }) => kinds(`${kind}.label`) },
    { name: t("category"), cell: ({ categories }) => list(categories) },
    { name: t("networks"), cell: ({ networks }) => list(networks) },
    { name: t("contracts"), cell: ({ contracts }) => (contracts === 0 ? none : contracts) },
    {
      name: t("audits"),
      cell: ({ audits }) =>
        list(audits.map(({ firm, date }) => (date ? withNote(firm, date, language) : firm))),
    },
    {
      name: incidents("title"),
      cell: ({ incidents: all }) =>
        all.length === 0
          ? none
          : all.map(({ kind, date, amount }) => (
              <p key={`${kind} ${date}`}>
                {labelled(
                  date,
                  amount === null ? incidents(kind) : incidents(`${kind}Amount`, { amount }),
                  language,
                )}
              </p>
            )),
    },
    { name: t("tokens"), cell: ({ tokens, isTokenless }) => (isTokenless ? t("noToken") : list(tokens)) },
  ];
}

/** What using it involves, and the store's own dates. */
function useUseRows(): readonly Row[] {
  const t = useTranslations("dappDetail.facts");
  const needs = useTranslations("dappDetail.needs");
  const proof = useTranslations("ownership")("title");
  const compare = useTranslations("compare");
  const unknown = t("unknown");
  return [
    ...NEEDS.map((need) => ({
      name: needs(need),
      cell: ({ needs: answers }: ComparedDapp) => (answers[need] === null ? unknown : needs(answers[need])),
    })),
    { name: t("connection"), cell: ({ connection }) => (connection ? t(CONNECTION[connection]) : unknown) },
    { name: t("referral"), cell: ({ referral }) => (referral ? t(REFERRAL[referral]) : unknown) },
    {
      name: proof,
      cell: ({ proofs, isTied }) =>
        proofs.length === 0 ? compare("none") : <ProofList proofs={proofs} isTied={isTied} />,
    },
    { name: t("listed"), cell: ({ listed }) => listed },
    { name: t("changed"), cell: ({ changed }) => changed ?? "–" },
    { name: compare("details"), cell: ({ path, title }) => <InlineLink href={path}>{title}</InlineLink> },
  ];
}
