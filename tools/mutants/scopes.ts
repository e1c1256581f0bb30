/** The parts of the core that `npm run mutants` measures: the files it changes and the tests that must notice. */

export interface Scope {
  readonly name: string;
  /** Globs from the root of the repository; `!` excludes. */
  readonly mutate: readonly string[];
  /** Files that are quick come first. */
  readonly tests: readonly string[];
  /** Repeats the tests in a process that has loaded them, instead of loading them for each mutant. */
  readonly isInProcess?: true;
}

const VERBS = "src/features/submissions/server/verbs";
/** Files of `tests/contract` that need no built site. The others take seconds to start. */
const contracts = (folder: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `tests/contract/${folder}/${name}.test.ts`);

/** Without the thousands of queries of `search-set.test.ts`, which take ten seconds per mutant. */
const SEARCH_TESTS = [
  "src/lib/search/**/*.test.ts",
  "src/features/catalogue/server/search/{answers,reasons,contract-index,host-index,find}.test.ts",
  "src/features/catalogue/server/search/{search,search-intents}.test.ts",
  "tests/contract/catalogue/search-cases.test.ts",
];

export const SCOPES: readonly Scope[] = [
  {
    name: "lib",
    // The scopes "search-…" measure the index, with the tests of the catalogue.
    mutate: ["src/lib/**/*.ts", "!src/lib/search/{*,terms/*}.ts"],
    tests: ["src/lib/**/*.test.ts"],
  },
  {
    name: "negotiation",
    mutate: [
      "src/i18n/negotiate.ts",
      "src/platform/api/language.ts",
      "src/server/request-language.ts",
      "src/server/pages/encoding.ts",
    ],
    tests: [
      "src/i18n/negotiate.test.ts",
      "src/platform/api/language.test.ts",
      "src/server/request-language.test.ts",
      "src/server/pages/encoding.test.ts",
    ],
  },
  {
    name: "rate-limits",
    mutate: [
      "src/platform/rate-limit.ts",
      "src/platform/rate-limit-headers.ts",
      "src/platform/client-key.ts",
      "src/platform/steady/*.ts",
      "src/server/middleware/limits.ts",
      "src/server/middleware/rate-limits.ts",
      "src/server/middleware/client-address.ts",
    ],
    tests: [
      "src/platform/{rate-limit,client-key}.test.ts",
      "src/platform/steady/*.test.ts",
      "src/server/middleware/limits.test.ts",
      "src/server/middleware/{rate-limits,client-address}.test.ts",
    ],
  },
  {
    name: "page-cache",
    mutate: ["src/server/pages/store/*.ts", "src/server/pages/stored-answer.ts"],
    tests: ["src/server/pages/store/*.test.ts", "src/server/pages/stored-answer.test.ts"],
  },
  {
    name: "donations-rules",
    mutate: ["src/features/donations/{amounts,explorer-links}.ts"],
    tests: ["src/features/donations/{amounts,explorer-links}.test.ts"],
  },
  {
    // Its unit tests need no node, so each mutant takes milliseconds instead of seconds.
    name: "donations-payments",
    mutate: ["src/features/donations/server/verify.ts"],
    tests: ["src/features/donations/server/verify.test.ts"],
  },
  {
    name: "donations-server",
    isInProcess: true,
    mutate: ["src/features/donations/server/*.ts", "!src/features/donations/server/verify.ts"],
    tests: [
      ...contracts("stores", "donations"),
      ...contracts("donations", "checks", "find-payments", "desk-api"),
      "src/features/donations/server/*.test.ts",
      ...contracts("donations", "verification", "servers"),
    ],
  },
  {
    name: "submissions-schema",
    mutate: [
      "src/features/submissions/{rules,addresses}/*.ts",
      "src/features/submissions/schema/*.ts",
      "!src/features/submissions/schema/sample-forms.ts",
    ],
    tests: ["src/features/submissions/{rules,addresses,schema}/*.test.ts"],
  },
  {
    name: "submissions-verbs-send",
    isInProcess: true,
    mutate: [`${VERBS}/{submit,send-form,with-files,refused-form,receipt,transitions}.ts`],
    tests: [
      `${VERBS}/with-files.test.ts`,
      ...contracts("submissions", "send-form"),
      ...contracts("verbs", "stored-form", "corrections", "receipts"),
      ...contracts("submissions", "without-donation", "stops", "lifecycle"),
    ],
  },
  {
    name: "submissions-verbs-review",
    isInProcess: true,
    mutate: [`${VERBS}/{approve,review,settled,hide-listing,preview-mail}.ts`],
    tests: [
      ...contracts("verbs", "verdicts", "donation-outcomes", "listing-by-approval", "hidden-listings"),
      ...contracts("submissions", "mails", "approval"),
      ...contracts("operator", "owner-changes"),
    ],
  },
  {
    name: "submissions-verbs-owners",
    isInProcess: true,
    mutate: [`${VERBS}/{mail-links,owner-acts,complete-handovers,recovery,retention}.ts`],
    tests: [
      ...contracts("verbs", "links-in-mails", "owners", "new-receipts", "kept-data"),
      ...contracts("submissions", "lost-link", "mails"),
    ],
  },
  {
    name: "search-catalogue",
    isInProcess: true,
    mutate: ["src/features/catalogue/server/search/*.ts"],
    tests: SEARCH_TESTS,
  },
  {
    name: "search-words",
    isInProcess: true,
    mutate: ["src/lib/search/{corrections,spans,query,fields,group-names}.ts", "src/lib/search/terms/*.ts"],
    tests: SEARCH_TESTS,
  },
  {
    name: "search-ranking",
    isInProcess: true,
    mutate: ["src/lib/search/{part-scores,ranking,tally,search-index}.ts"],
    tests: SEARCH_TESTS,
  },
];
