/** R14 and R17: a full disk, and a backup under load. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isWholeCopy, restoreCopy, writeCopy } from "#platform/database/copies.ts";
import { openDatabase } from "#platform/database/open.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";
import { seconds, type Figure } from "./row.ts";
import { startProcess, type SiteProcess } from "./site-in-process.ts";

/** Mounts a file system that is barely larger than the data. */
function mountSmall(folder: string): boolean {
  return spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", folder]).status === 0;
}

export async function* fullDisk(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), "bench-faults-"));
  if (!mountSmall(folder)) {
    rmSync(folder, { recursive: true });
    yield { engine: "SQLite", figure: "NOT MEASURED: mounting a small tmpfs needs root", holds: null };
    return;
  }
  const site = await startProcess({ folder });
  try {
    const kept = await submitSample(site.address, "token", { name: "Before it was full" });
    writeFileSync(join(folder, "ballast"), "");
    spawnSync("dd", ["if=/dev/zero", `of=${join(folder, "ballast")}`, "bs=64k"]);
    const { statuses, messages } = await submitMany(site, 18);
    const pages = [
      await site.get("/en"),
      await site.get("/ko/news"),
      await site.get(`/api/receipts/${kept}`),
    ];
    rmSync(join(folder, "ballast"));
    await submitSample(site.address, "token", { name: "After it was full" });
    const file = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
    const check = String(file.prepare("pragma integrity_check").get()?.["integrity_check"]);
    file.close();
    const isServed = pages.every(({ status }) => status === 200);
    yield {
      engine: "SQLite",
      figure: `full: 18 submissions ${statuses}, “${messages}”, pages ${pages.map(({ status }) => status).join(" ")}, taken again when freed, integrity ${check}`,
      holds: statuses === "503×18" && isServed && check === "ok",
    };
  } finally {
    await site.stop();
    spawnSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function submitMany(site: SiteProcess, count: number): Promise<{ statuses: string; messages: string }> {
  const statuses = new Map<number, number>();
  let words = "";
  for (let at = 0; at < count; at += 1) {
    const body = new FormData();
    body.set("logo", new File([await someLogo()], "logo.png"));
    const answer = await site.get("/api/uploads", { method: "POST", body });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    words = ((await answer.json()) as { message: string }).message;
  }
  return { statuses: [...statuses].map(([status, n]) => `${status}×${n}`).join(" "), messages: words };
}

/** Every logo differs, because identical files are stored once. */
async function someLogo(): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import("sharp");
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 400, height: 400, channels: 3, background: "#14626a", noise } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

export async function* copyUnderLoad(): AsyncGenerator<Figure> {
  const site = await startProcess();
  const file = join(site.folder, "site.sqlite");
  const copy = join(site.folder, "copy.sqlite");
  const before: string[] = [];
  const over = new AbortController();
  try {
    for (let at = 0; at < 20; at += 1) {
      before.push(await submitSample(site.address, "token", { name: `Before ${at}` }));
    }
    const writing = (async () => {
      for (let at = 0; !over.signal.aborted; at += 1) {
        await submitSample(site.address, "token", { name: `During ${at}` });
      }
    })();
    const operator = openDatabase({ kind: "sqlite", file });
    const began = performance.now();
    await writeCopy(operator.db, copy);
    const copiedMs = performance.now() - began;
    await operator.close();
    over.abort();
    await writing;
    const whileUsed = await restoreCopy(copy, file);
    const target = join(site.folder, "elsewhere", "site.sqlite");
    const restored = await restoreCopy(copy, target);
    const again = await startProcess({ folder: join(site.folder, "elsewhere") });
    let found = 0;
    for (const token of before) if ((await again.get(`/api/receipts/${token}`)).ok) found += 1;
    await again.stop();
    yield {
      engine: "SQLite",
      figure: `copied under load in ${seconds(copiedMs)}, whole: ${isWholeCopy(copy)}; restore while the site runs: ${whileUsed.ok ? "DONE" : "refused"}; elsewhere ${found} of ${before.length} receipts`,
      holds: !whileUsed.ok && restored.ok && found === before.length,
    };
  } finally {
    over.abort();
    await site.stop();
  }
}
