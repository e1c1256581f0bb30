/** `npm run operator -- doctor`: looks at everything an installation needs and changes nothing. */
import type { Config } from "#server/config.ts";
import type { OfflineCommand } from "#tools/operator/command.ts";
import { checkCdn, checkOutbound, checkTraces } from "./calls-out.ts";
import { checkDatabase } from "./database.ts";
import type { Finding } from "./finding.ts";
import { checkBackups, checkDisk, checkPermissions, checkSettings } from "./machine.ts";
import { checkProcesses } from "./processes.ts";
import { checkProxy } from "./proxy.ts";
import { checkMail, checkRpc } from "./services.ts";

export async function examine(config: Config): Promise<Finding[]> {
  const [database, proxy, mail, rpc, cdn, traces, outbound] = await Promise.all([
    checkDatabase(config),
    checkProxy(config),
    checkMail(config),
    checkRpc(config),
    checkCdn(config),
    checkTraces(config),
    checkOutbound(config),
  ]);
  return [
    checkSettings(config),
    checkPermissions(config),
    checkDisk(config),
    checkProcesses(config),
    ...database,
    proxy,
    ...cdn,
    mail,
    ...rpc,
    outbound,
    traces,
    checkBackups(config),
  ];
}

export const doctor: OfflineCommand = {
  noun: "doctor",
  verb: "",
  usage: "",
  help: "Looks at settings, disk, processes, database, proxy, CDN, mail, RPC, DNS, traces, clock and backups; status 1 if something is wrong",
  async runOffline(config) {
    const findings = await examine(config);
    for (const { matter, state, says, remedy } of findings) {
      console.log(`${state.padEnd(8)} ${matter.padEnd(12)} ${says}`);
      if (remedy !== undefined) console.log(`${"".padEnd(22)}→ ${remedy}`);
    }
    if (findings.some(({ state }) => state === "wrong")) process.exitCode = 1;
  },
};
