/** R8 and R16: the site fetches no address from a submission, and an aborted upload leaves nothing behind. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { openRaw } from "#tests/contract/connections/raw-http.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";
import type { Figure } from "./row.ts";
import { startProcess, traceCalls } from "./site-in-process.ts";

export async function* outbound(): AsyncGenerator<Figure> {
  const site = await startProcess();
  const trace = await traceCalls(site.pid, "connect");
  if (!trace) {
    await site.stop();
    yield { engine: "any", figure: "NOT MEASURED: strace is not installed", holds: null };
    return;
  }
  let sent = 0;
  let connects = 0;
  try {
    for (const website of ["https://example.com/", "https://www.example.org/x", "https://bücher.example/"]) {
      await submitSample(site.address, "token", { name: `Fetched ${sent}`, website });
      sent += 1;
    }
    connects = trace.text().match(/connect\(.*AF_INET/g)?.length ?? 0;
  } finally {
    await trace.stop();
    await site.stop();
  }
  yield {
    engine: "any",
    figure: `${connects} connections out during ${sent} submissions with addresses`,
    holds: connects === 0,
  };
}

export async function* cutUploads(): AsyncGenerator<Figure> {
  const site = await startProcess();
  const rows = (): number => {
    const db = new DatabaseSync(join(site.folder, "site.sqlite"), { readOnly: true });
    const { n } = db.prepare("select count(*) as n from upload").get() as { n: number };
    db.close();
    return n;
  };
  try {
    const before = rows();
    const files = readdirSync(site.folder).length;
    const body = `--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\n${"p".repeat(100_000)}\r\n--x--\r\n`;
    for (let cut = 0; cut < 100; cut += 1) {
      const connection = await openRaw(site.address);
      connection.write(
        `POST /api/uploads HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      connection.write(body.slice(0, Math.floor((body.length * ((cut % 10) + 0.5)) / 10)));
      await sleep(5);
      connection.socket.destroy();
    }
    await sleep(1_000);
    const left = rows() - before;
    const more = readdirSync(site.folder).length - files;
    yield {
      engine: "SQLite",
      figure: `100 uploads cut at every tenth: ${left} rows, ${more} files left`,
      holds: left === 0 && more <= 0,
    };
  } finally {
    await site.stop();
  }
}
