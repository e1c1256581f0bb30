import { describe, expect, it } from "vitest";
import { TooManyError, waitFromError } from "#lib/limits/too-many.ts";
import { createLimiter } from "#platform/rate-limit.ts";
import type { Counting } from "#features/submissions/server/verbs/send-form.ts";
import type { PageServices } from "#server/services.ts";
import { createVisit } from "./visit.ts";

const limiter = (points: number) => createLimiter({ name: "test", points, seconds: 3_600, factor: 1 });

const createLimits = () => ({
  subscriptions: limiter(2),
  reports: limiter(2),
  forms: {
    uploads: limiter(3),
    uploadedKilobytes: limiter(20),
    submissions: limiter(2),
    checks: limiter(2),
    messages: limiter(2),
    recoveries: limiter(2),
    amounts: limiter(2),
  },
});

const done = () => Promise.resolve({ ok: true });
const services = {
  submissions: {
    upload: done,
    preflight: done,
    submit: done,
    claimDonation: done,
    sendMessage: done,
    withdraw: done,
    resubmit: done,
    ownerAct: done,
    requestNewLink: done,
    storeFiles: (files: { logo: Uint8Array }, keep: PageServices["submissions"]["upload"]) =>
      keep("logo", files.logo),
    sendForm: (form: { intent: "check" | "send"; receipt: string | null }, counting: Counting) =>
      form.intent === "check"
        ? counting.check()
        : form.receipt === null
          ? counting.submission()
          : counting.message(),
  },
  ownership: { prove: done, recover: done, signMove: done },
  subscriptions: { subscribe: done },
  problemReports: { report: done },
} as unknown as PageServices;

const pageForm = (intent: "check" | "send", receipt: string | null = null) =>
  ({ kind: "nft", fields: {}, refused: [], intent, receipt, caller: { language: "en" } }) as const;

const visitOf = (client: string, limits = createLimits()) => createVisit(services, { client, limits });
const refused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error: unknown) => error instanceof TooManyError,
  );

describe("a page's form", () => {
  it.each([
    ["checks", (page: PageServices) => page.submissions.preflight("nft", {})],
    ["submissions", (page: PageServices) => page.submissions.submit("nft", {}, { language: "en" })],
    ["checks", (page: PageServices) => page.submissions.sendForm(pageForm("check"))],
    ["submissions", (page: PageServices) => page.submissions.sendForm(pageForm("send"))],
    ["messages", (page: PageServices) => page.submissions.sendForm(pageForm("send", "receipt"))],
    ["messages", (page: PageServices) => page.submissions.sendMessage("token", "text")],
    ["messages", (page: PageServices) => page.submissions.withdraw("token")],
    ["messages", (page: PageServices) => page.submissions.resubmit("token", {})],
    ["messages", (page: PageServices) => page.submissions.claimDonation("token", {})],
    [
      "messages",
      ({ ownership }: PageServices) =>
        ownership.recover({ token: "", listing: "", method: "dns", email: "", language: "en" }),
    ],
    ["recoveries", (page: PageServices) => page.submissions.requestNewLink({ number: "", email: "" })],
  ] as const)("shares the API's counter of %s", async (name, verb) => {
    const limits = createLimits();
    await limits.forms[name].consume("ann");
    const { services: page } = visitOf("ann", limits);
    expect(await refused(verb(page))).toBe(false);
    expect(await refused(verb(page))).toBe(true);
    expect((await limits.forms[name].look("ann")).allowed).toBe(false);
  });

  it("shares the API's counter of subscriptions", async () => {
    const limits = createLimits();
    const { services: page } = visitOf("ann", limits);
    for (const isRefused of [false, false, true]) {
      const asked = page.subscriptions.subscribe({ email: "a@b.co", language: "en" });
      expect(await refused(asked)).toBe(isRefused);
    }
  });

  it("shares the API's counter of reports", async () => {
    const { services: page } = visitOf("ann");
    for (const isRefused of [false, false, true]) {
      const sent = page.problemReports.report({ listing: "", reason: "", text: "" }, "en");
      expect(await refused(sent)).toBe(isRefused);
    }
  });

  it("counts files and their bytes", async () => {
    const { services: many } = visitOf("ann");
    const small = new Uint8Array(10);
    for (const isRefused of [false, false, false, true])
      expect(await refused(many.submissions.upload("logo", small))).toBe(isRefused);
    const { services: form } = visitOf("cat");
    for (const isRefused of [false, false, false, true])
      expect(await refused(form.submissions.storeFiles({ logo: small }))).toBe(isRefused);
    const { services: large } = visitOf("bob");
    for (const isRefused of [false, true])
      expect(await refused(large.submissions.upload("report", new Uint8Array(11 * 1024)))).toBe(isRefused);
  });
});

it("a refused response has the time to wait", async () => {
  const limits = createLimits();
  const visit = visitOf("ann", limits);
  expect(visit.waitHeaders()).toEqual({});
  await limits.subscriptions.consume("ann", 2);
  const error: unknown = await visit.services.subscriptions
    .subscribe({ email: "a@b.co", language: "en" })
    .catch((thrown: unknown) => thrown);
  expect(waitFromError(error)).toEqual({ waitMinutes: 60 });
  const headers = new Headers(visit.waitHeaders());
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3_500);
  expect(headers.get("ratelimit-remaining")).toBe("0");
});
