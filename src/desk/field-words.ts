/** What the desk calls the members of our records. */
import { useTranslations } from "use-intl";

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
  "categories",
  "networks",
  "dapps",
] as const;

/** Choices with words of their own; others, such as the names of drawings, are shown as they are. */
const OPTIONS = [
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
] as const;

const isOneOf = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  names.some((name) => name === text);

interface FieldWords {
  readonly labelOf: (name: string) => string;
  /** Of a member of a member: "title.en". */
  readonly labelOfPath: (path: string) => string;
  readonly hintOf: (name: string) => string | undefined;
  readonly optionOf: (value: string) => string;
}

export function useFieldWords(): FieldWords {
  const t = useTranslations("deskFields");
  const labelOf = (name: string): string => (isOneOf(FIELD_NAMES, name) ? t(`names.${name}`) : name);
  return {
    labelOf,
    labelOfPath: (path) => path.split(".").map(labelOf).join(": "),
    hintOf: (name) => (isOneOf(HINTED, name) ? t(`hints.${name}`) : undefined),
    optionOf: (value) => (isOneOf(OPTIONS, value) ? t(`options.${value}`) : value),
  };
}
