/** Shared by the `export` commands: writes records as a JSON array that `import` accepts, one per line. */
import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Command, CommandInput } from "#tools/operator/command.ts";

/** Returns the number of records. */
export async function exportFile(
  records: AsyncIterable<unknown> | Iterable<unknown>,
  target: string | NodeJS.WritableStream,
): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string, void, undefined> {
    for await (const record of records) {
      yield `${count === 0 ? "[" : ","}\n${JSON.stringify(record)}`;
      count += 1;
    }
    yield count === 0 ? "[]\n" : "\n]\n";
  }
  if (typeof target === "string") await pipeline(Readable.from(lines()), createWriteStream(target));
  else for await (const line of lines()) target.write(line);
  return count;
}

interface ExportCommand {
  /** `export <verb> [FILE]` */
  readonly verb: string;
  /** What is exported, in the words of the help. */
  readonly name: string;
  readonly records: (input: CommandInput) => AsyncIterable<unknown>;
}

export const exportCommand = ({ verb, name, records }: ExportCommand): Command => ({
  noun: "export",
  verb,
  usage: "[FILE]",
  help: `Writes all ${name} in the form that import takes, to a file or to the screen`,
  async run(input) {
    const [file] = input.args;
    const count = await exportFile(records(input), file ? resolve(file) : process.stdout);
    if (file) console.log(`${count} ${name} written to ${file}.`);
  },
});
