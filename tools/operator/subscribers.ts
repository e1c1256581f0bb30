import type { Command } from "./command.ts";
import { formatTable, type TableRow } from "./table.ts";

export const exportSubscribers: Command = {
  noun: "subscribers",
  verb: "export",
  usage: "[--json]",
  help: "Everyone not unsubscribed; write only to those whose state is confirmed",
  async run({ services, isJson }) {
    const rows: TableRow[] = [];
    for await (const one of services.subscriptions.exportSubscribers()) {
      rows.push({
        email: one.email,
        language: one.language,
        state: one.state,
        since: one.createdAt.toISOString(),
        unsubscribe: one.unsubscribeUrl,
      });
    }
    console.log(isJson ? JSON.stringify(rows, null, 2) : formatTable(rows));
  },
};
