/** Readers and a submitter. An attack must not affect them. */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { SAMPLE_NFT } from "#features/submissions/schema/sample-forms.ts";

export interface Reading {
  asked: number;
  kept: number;
  readonly times: number[];
}

const READERS = 8;
const PAUSE_MS = 150;
const TIMEOUT_MS = 5_000;
const PATHS = ["/en", "/zh", "/en/dappstore", "/ru/about", "/v1/block_chain/list", "/en/submit/nft"];

function ask(address: string, path: string, client: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { "x-forwarded-for": client };
    const asked = request(address + path, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
      response.once("end", () => resolve(response.statusCode === 200)).once("error", () => resolve(false));
      response.resume();
    });
    asked
      .once("timeout", () => asked.destroy())
      .once("error", () => resolve(false))
      .end();
  });
}

export async function read(address: string, over: AbortSignal, reading: Reading): Promise<void> {
  const one = async (reader: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = reader; !over.aborted; n += 1) {
      const started = performance.now();
      reading.asked += 1;
      if (await ask(address, PATHS[n % PATHS.length] ?? "/en", `198.51.100.${reader}`, agent)) {
        reading.kept += 1;
        reading.times.push(performance.now() - started);
      }
      await sleep(PAUSE_MS);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: READERS }, (_, reader) => one(reader)));
}

/** Uploads a logo and submits the form that names it. Returns how long both took, or null if one was refused. */
export async function submit(address: string, logo: Buffer, round: number): Promise<number | null> {
  const headers = { "x-forwarded-for": `192.0.2.${round}` };
  const body = new FormData();
  body.set("logo", new File([new Uint8Array(logo)], "logo.png"));
  const started = performance.now();
  try {
    const uploaded = await fetch(`${address}/api/uploads`, { method: "POST", body, headers });
    const { data } = (await uploaded.json()) as { data: { value: string } | null };
    const form = { ...SAMPLE_NFT, name: `Lights ${round}`, icon_url: data?.value };
    const sent = await fetch(`${address}/api/submissions/nft`, {
      method: "POST",
      body: JSON.stringify(form),
      headers: { ...headers, "content-type": "application/json" },
    });
    return sent.ok ? performance.now() - started : null;
  } catch {
    return null;
  }
}
