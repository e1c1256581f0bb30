/** What the desk calls the members of our records. */
import { useTranslations } from "use-intl";
import { KINDS, type Kind } from "#features/catalogue/kinds.ts";
import { isLanguage, LANGUAGE_FACTS } from "#i18n/languages.ts";

export const FIELD_NAMES = [
  "hid",
  "title",
  "url",
  "desc",
  "kind",
  "categories",
  "networks",
  "otherNetworks",
  "tokens",
  "tokenChanges",
  "hasToken",
  "audits",
  "incidents",
  "contracts",
  "keywords",
  "connect",
  "connection",
  "referral",
  "fees",
  "languages",
  "icon",
  "screenshots",
  "popularity",
  "listed",
  "delisted",
  "replacedBy",
  "source",
  "sources",
  "by",
  "date",
  "symbol",
  "name",
  "decimals",
  "dapp",
  "logo",
  "website",
  "description",
  "standard",
  "marketplaces",
  "dapps",
  "texts",
  "order",
  "status",
  "image",
  "start",
  "end",
  "create_time",
  "update_time",
  "tags",
  "summary",
  "content",
  "key",
  "namespace",
  "chainId",
  "evm",
  "code",
  "colour",
  "deprecated",
  "note",
  "formerNames",
  "aliases",
  "addressFormat",
  "explorers",
  "type",
  "text",
  "facts",
  "hidden",
  "month",
  "telegram",
  "x",
  "discord",
  "youtube",
  "medium",
  "github",
  "reddit",
  "weibo",
  "wechat",
] as const;

const HINTED = [
  "status",
  "order",
  "image",
  "popularity",
  "month",
  "colour",
  "categories",
  "networks",
  "dapps",
  "facts",
] as const;

/** Choices with words of their own. */
export const OPTIONS = [
  "both",
  "extension",
  "mobile",
  "none",
  "automatic",
  "manual",
  "active",
  "winding-down",
  "uncertain",
  "dead",
  "catalogue",
  "project",
  "release",
  "network",
  "security",
  "partnership",
  "campaign",
  "guide",
  "beacon",
  "channel",
  "depth",
  "flag",
  "pool",
  "shore",
  "window",
] as const;

const isOneOf = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  names.some((name) => name === text);

const isKind = (text: string): text is Kind => isOneOf(KINDS, text);

interface Choice {
  readonly value: string;
  readonly text: string;
}

interface FieldWords {
  readonly labelOf: (name: string) => string;
  /** Of a member of a member: "title.en". */
  readonly labelOfPath: (path: string) => string;
  readonly hintOf: (name: string) => string | undefined;
  readonly choicesOf: (options: readonly string[]) => readonly Choice[];
}

export function useFieldWords(): FieldWords {
  const t = useTranslations("deskFields");
  const kinds = useTranslations("kinds");
  const labelOf = (name: string): string => (isOneOf(FIELD_NAMES, name) ? t(`names.${name}`) : name);
  const stepOf = (step: string): string => {
    if (isLanguage(step)) return LANGUAGE_FACTS[step].name;
    // People count from one.
    return /^\d+$/.test(step) ? String(Number(step) + 1) : labelOf(step);
  };
  const optionOf = (value: string): string => (isOneOf(OPTIONS, value) ? t(`options.${value}`) : value);
  const kindOf = (value: string): string => (isKind(value) ? kinds(`${value}.label`) : value);
  return {
    labelOf,
    labelOfPath: (path) => path.split(".").map(stepOf).join(": "),
    hintOf: (name) => (isOneOf(HINTED, name) ? t(`hints.${name}`) : undefined),
    choicesOf(options) {
      // News has kinds of its own, and both have a "security".
      const areKinds = options.every((one) => one === "" || isKind(one));
      return options.map((value) => ({ value, text: areKinds ? kindOf(value) : optionOf(value) }));
    },
  };
}
