/** The 30 rows of docs/reliability.md and how each is measured. */
import { behindNginx } from "./behind-nginx.ts";
import { clockJumps } from "./clock.ts";
import { actKills, changeKills, kills, races, syncs } from "./crash.ts";
import { bench, journey, tests } from "./elsewhere.ts";
import { outages } from "./outage.ts";
import type { Figure, Row } from "./row.ts";
import { soak } from "./soak.ts";
import { copyUnderLoad, fullDisk } from "./storage.ts";
import { cutUploads, outbound } from "./uploads.ts";

async function* both(...parts: readonly AsyncIterable<Figure>[]): AsyncGenerator<Figure> {
  for (const part of parts) yield* part;
}

/** Imported on demand: loading the browser's driver takes a second. */
async function* donationAddress(): AsyncGenerator<Figure> {
  yield* (await import("./address.ts")).donationAddress();
}

export const ROWS: readonly Row[] = [
  { id: "R1", asks: "kill -9 under writers: nothing acknowledged lost or doubled", measure: kills },
  { id: "R2", asks: "on the disk before it is acknowledged", measure: syncs },
  { id: "R3", asks: "one payment, one winner", measure: races },
  {
    id: "R4",
    asks: "a repeated call is one submission",
    measure: () =>
      tests(
        "src/features/submissions/server/idempotency.test.ts",
        "tests/contract/submissions/lifecycle.test.ts",
      ),
  },
  {
    id: "R5",
    asks: "hostile input: no 5xx, /healthz within 200 ms",
    measure: ({ requests }) => both(bench("fuzz", String(requests)), tests("tests/contract/hostile")),
  },
  {
    id: "R6",
    asks: "no stored text runs as script",
    measure: () => journey("tests/journeys/donation.spec.ts", "whatever is written into the thread"),
  },
  {
    id: "R7",
    asks: "hostile pictures cost little and delay nobody",
    measure: ({ pictures }) => bench("pictures", String(pictures)),
  },
  { id: "R8", asks: "no address of a visitor is fetched", measure: outbound },
  { id: "R9", asks: "overload: 503 for what is rendered, the rest goes on", measure: () => bench("attack") },
  {
    id: "R10",
    asks: "slow clients are cut",
    measure: ({ nginx }) => both(tests("tests/contract/connections"), behindNginx("R10", nginx)),
  },
  { id: "R11", asks: "restarts lose no request", measure: () => bench("restarts") },
  {
    id: "R12",
    asks: "a database that is cut, refused or silent",
    measure: () => both(outages(), tests("tests/contract/outages")),
  },
  {
    id: "R13",
    asks: "RPC servers that are down, slow or lie",
    measure: () =>
      tests(
        "tests/contract/donations/verification.test.ts",
        "tests/contract/submissions/contract-facts.test.ts",
      ),
  },
  {
    id: "R14",
    asks: "a full disk: 503 in words, pages go on, nothing corrupt",
    measure: () =>
      both(fullDisk(), tests("src/platform/database/sqlite-driver.test.ts", "tests/contract/start")),
  },
  {
    id: "R15",
    asks: "the clock jumps by 400 days",
    measure: () => both(clockJumps(), tests("src/platform/steady")),
  },
  { id: "R16", asks: "an upload that is cut leaves nothing", measure: cutUploads },
  {
    id: "R17",
    asks: "copies under load, restored elsewhere, refused while in use",
    measure: () => both(copyUnderLoad(), tests("tests/contract/stores/copies.test.ts")),
  },
  {
    id: "R18",
    asks: "headers on every answer",
    measure: () =>
      tests(
        "tests/contract/http/safety.test.ts",
        "tests/contract/headers",
        "src/server/pages/content-policy.test.ts",
      ),
  },
  {
    id: "R19",
    asks: "no request of another site is taken",
    measure: () => tests("src/server/middleware/same-site.test.ts", "tests/contract/http/safety.test.ts"),
  },
  {
    id: "R20",
    asks: "fields that nobody asked for are refused",
    measure: () => tests("tests/contract/hostile", "src/platform/api/respond.test.ts"),
  },
  {
    id: "R21",
    asks: "no redirect off the site, no host reflected",
    measure: () => tests("src/server/addresses", "tests/contract/http/addresses.test.ts"),
  },
  {
    id: "R22",
    asks: "known scams are stopped wherever a form comes from",
    measure: () =>
      tests(
        "src/features/submissions/server/preflight",
        "tests/contract/submissions/refused-everywhere.test.ts",
      ),
  },
  { id: "R23", asks: "the donation address: page, clipboard and QR code", measure: donationAddress },
  {
    id: "R24",
    asks: "limits hold, and spoofing is useless",
    measure: () =>
      tests(
        "src/platform/rate-limit.test.ts",
        "src/platform/client-key.test.ts",
        "src/server/middleware/client-address.test.ts",
        "tests/contract/http/form-limits.test.ts",
      ),
  },
  {
    id: "R25",
    asks: "what is installed is what was locked",
    measure: () => tests("tools/launch.test.ts", "tools/checks/tree"),
  },
  {
    id: "R26",
    asks: "no expression takes more than linear time",
    measure: () => tests("tools/checks/patterns", "tests/contract/hostile"),
  },
  {
    id: "R27",
    asks: "malformed HTTP: no second answer",
    measure: ({ nginx }) =>
      both(tests("tests/contract/hostile/odd-requests.test.ts"), behindNginx("R27", nginx)),
  },
  { id: "R28", asks: "hours of readers and writers: memory and files stay flat", measure: soak },
  { id: "R29", asks: "kill -9 during acts at the desk: one audit row per act", measure: actKills },
  {
    id: "R30",
    asks: "kill -9 while listings are changed: no act lost, doubled or half done",
    measure: changeKills,
  },
];
