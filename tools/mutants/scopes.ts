/** The parts of the core that `npm run mutants` measures: the files it changes and the tests that must notice. */

export interface Scope {
  readonly name: string;
  /** Globs from the root of the repository; `!` excludes. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

/** Tests in `tests/contract` that need no built site. The others take seconds to start, once per mutant. */
const SUBMISSION_CONTRACTS = [
  "lifecycle",
  "mails",
  "published",
  "send-form",
  "stops",
  "promises",
  "approved-before",
  "retention",
  "lost-link",
  "approval",
].map((name) => `tests/contract/submissions/${name}.test.ts`);

export const SCOPES: readonly Scope[] = [
  {
    name: "lib",
    // The scope "search" measures the index, with the tests of the catalogue.
    mutate: ["src/lib/**/*.ts", "!src/lib/search/*.ts"],
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
    mutate: ["src/features/donations/server/*.ts", "!src/features/donations/server/verify.ts"],
    tests: [
      "src/features/donations/server/*.test.ts",
      "tests/contract/stores/donations.test.ts",
      "tests/contract/donations/{verification,servers}.test.ts",
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
    name: "submissions-verbs",
    mutate: ["src/features/submissions/server/verbs/*.ts"],
    tests: SUBMISSION_CONTRACTS,
  },
  {
    name: "search",
    mutate: ["src/features/catalogue/server/search/*.ts", "src/lib/search/*.ts"],
    tests: [
      "src/features/catalogue/server/search/*.test.ts",
      "src/lib/search/**/*.test.ts",
      "tests/contract/catalogue/search-cases.test.ts",
    ],
  },
];
