import { messagesOf, readMessageCatalogue } from "./message-catalogue.ts";
import { runMessageCheck } from "./check.ts";

const root = process.argv[2] ?? process.cwd();
const findings = runMessageCheck(root);
for (const { rule, where, problem } of findings) console.log(`${where}: ${problem} (${rule})`);
console.log(`${messagesOf(readMessageCatalogue(root)).length} messages, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
