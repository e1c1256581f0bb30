/** An operator's reasons for requesting changes or rejecting; the messages `reasons` have the same names. */

/** The fields that each reason opens for correction, unless the operator names others. */
const REASON_FIELDS = {
  logoInvalid: ["icon_url"],
  logoRights: ["icon_url"],
  websiteUnreachable: ["url", "website"],
  websiteUnsafe: ["url", "website"],
  websiteNotMobile: ["url", "website"],
  connectionMissing: ["tp_connect"],
  contractNotFound: ["network", "address"],
  contractNotMainnet: ["network", "address"],
  contractNotOpen: ["address"],
  auditMissing: ["audit", "audit_url", "audit_report"],
  auditInvalid: ["audit", "audit_url", "audit_report"],
  detailsMismatch: ["name", "symbol", "decimal", "total_supply", "owner_address"],
  descriptionUnclear: ["texts", "description"],
  translationPoor: ["texts", "description"],
  contactMissing: ["email", "contact"],
  ownershipUnproved: [],
  duplicate: [],
  lookalike: ["texts", "name", "symbol", "icon_url"],
  honeypot: [],
  scamReported: [],
  legal: [],
  notADapp: ["url"],
  inactive: [],
  noAnswer: [],
  other: [],
} as const satisfies Record<string, readonly string[]>;

export type ReasonCode = keyof typeof REASON_FIELDS;

export const REASON_CODES = Object.keys(REASON_FIELDS) as ReasonCode[];

export const isReasonCode = (text: string): text is ReasonCode => Object.hasOwn(REASON_FIELDS, text);

/** The reason's fields that the form has; every form has contacts, although an owner may not have given any. */
export const fieldsOfReason = (reason: ReasonCode, fields: object): string[] =>
  REASON_FIELDS[reason].filter((field) => Object.hasOwn(fields, field) || field === "contact");
