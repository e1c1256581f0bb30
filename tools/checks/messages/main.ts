import { messagesOf, readCatalogue } from "./catalogue.ts";
import { checkCatalogue } from "./check.ts";

const root = process.argv[2] ?? process.cwd();
const catalogue = readCatalogue(root);
const findings = checkCatalogue(catalogue);
for (const { rule, where, problem } of findings) console.log(`${where}: ${problem} (${rule})`);
console.log(`${messagesOf(catalogue).length} messages, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
