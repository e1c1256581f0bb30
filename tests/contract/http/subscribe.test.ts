import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const subscribe = async (email: unknown, language = "en") => {
  const response = await site.get("/api/tokenPocket/subscribe", {
    method: "POST",
    body: JSON.stringify({ email }),
    headers: { "content-type": "application/json", lang: language },
  });
  return { status: response.status, body: (await response.json()) as { result: number; message: string } };
};

it("a valid address gets result 0 and the success text", async () => {
  expect(await subscribe("mara@reader.example")).toMatchObject({
    status: 200,
    body: { result: 0, message: "Subscribe sucess" },
  });
});

it("the same address again gets the same response", async () => {
  await subscribe("twice@reader.example");
  expect((await subscribe(" Twice@reader.example ")).body.result).toBe(0);
});

it.each(["", "mara", "mara@", "a@b@c.co", 7, null])("%s is refused with the text of §8", async (email) => {
  const { status, body } = await subscribe(email);
  expect(status).toBe(400);
  expect(body.result).not.toBe(0);
  expect(body.message).toBe("Error Email!");
});

it("responds in the language of the request", async () => {
  const { body } = await subscribe("no", "zh-Hans");
  expect(body.message).not.toBe("Error Email!");
  expect(body.message).toMatch(/\p{Script=Han}/u);
});

it("works without JavaScript, and keeps what was typed when it is refused", async () => {
  const send = (email: string) =>
    site.get("/en/subscription", {
      method: "POST",
      body: new URLSearchParams({ intent: "subscribe", email }),
    });
  const refused = await send("mara@");
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('value="mara@"');
  const taken = await send("form@reader.example");
  expect(taken.status).toBe(200);
  expect(await taken.text()).toContain("Your address is on our list.");
});

it("an invalid link from a mail says so", async () => {
  const response = await site.get("/en/subscription?confirm=x", {
    method: "POST",
    body: new URLSearchParams({ intent: "confirm", token: "x" }),
  });
  expect(response.status).toBe(404);
});
