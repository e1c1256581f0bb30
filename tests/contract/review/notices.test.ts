/** New and overdue submissions are announced once, by mail and by a signed webhook that is tried again. */
import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo, openDesk, type ReviewDesk } from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { inReview } from "./reviewing.ts";

interface Received {
  readonly signature: string;
  readonly body: string;
}

const SECRET = "a secret of forty characters, or a few more";
const MAIL = "desk@reviewers.example";

describe.each(engines)("notices on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  let server: Server;
  let status = 500;
  const received: Received[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        received.push({ signature: String(request.headers["x-desk-webhook-signature"]), body });
        response.writeHead(status).end();
      });
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    database = await open();
    desk = await openDesk(database.db, {
      DESK_WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
      DESK_WEBHOOK_SECRET: SECRET,
      DESK_MAIL: MAIL,
    });
  }, 60_000);
  afterAll(async () => {
    server.close();
    await database.close();
  });

  const announce = async () => {
    await desk.services.review.assessChanged();
    await desk.services.review.announce();
  };
  const events = () => received.map(({ body }) => (JSON.parse(body) as { event: string }).event);

  it("a new submission is announced until it is accepted, then never again; an overdue one once", async () => {
    const { number } = await inReview(desk, "token");
    await announce();
    await announce();
    // Refused by the receiver: tried again after a minute, not at once.
    expect(events()).toEqual(["submission.new"]);
    status = 204;
    desk.wait(2 / 1_440);
    await announce();
    await announce();
    expect(events()).toEqual(["submission.new", "submission.new"]);
    const { signature, body } = received[1] ?? { signature: "", body: "" };
    const [, seconds = "", digest = ""] = /^t=(\d+),v1=([\da-f]{64})$/.exec(signature) ?? [];
    expect(createHmac("sha256", SECRET).update(`${seconds}.${body}`).digest("hex")).toBe(digest);
    expect(JSON.parse(body)).toMatchObject({ number, kind: "token" });
    expect(await mailsTo(database.db, MAIL)).toHaveLength(1);
    desk.wait(10);
    await announce();
    await announce();
    expect(events()).toEqual(["submission.new", "submission.new", "submission.overdue"]);
    expect(await mailsTo(database.db, MAIL)).toHaveLength(2);
  });
});
