/** `releases add`: computes size, hash and certificate from the file, so that nobody types them. */
import { z } from "zod";
import { PLATFORMS, VARIANTS, type Platform } from "#features/downloads/model.ts";
import { urlSchema, versionSchema } from "#features/downloads/schema.ts";
import { readFileFacts, type FileFacts } from "#features/downloads/server/file-facts.ts";
import { CommandError, type Command, type CommandInput } from "#tools/operator/command.ts";
import { ProgressLine } from "#tools/operator/rows/progress.ts";
import { existingFile, localText, needed, parsed, textOption } from "./read-options.ts";

const TEXT = { type: "string" } as const;

/** Stores repackage the files, so our hash does not match what they deliver. */
const STORES: readonly Platform[] = ["google-play", "ios", "chrome-extension"];

const REFUSALS = {
  exists: "This is listed already.",
  known_fake: "This very file is on the list of known fakes.",
  own_release: "This very file is one of our releases.",
} as const;

async function factsOf(options: CommandInput["options"], file: string): Promise<FileFacts> {
  const certificate = textOption(options, "certificate");
  const line = new ProgressLine(process.stderr);
  try {
    return await readFileFacts(
      existingFile(file),
      certificate === undefined ? undefined : existingFile(certificate),
      (done, total) => line.show(`Reading ${Math.floor((done / total) * 100)}%`),
    );
  } finally {
    line.end();
  }
}

const today = (now: Date): string => now.toISOString().slice(0, 10);

async function addRelease({ services, foundation, options }: CommandInput, facts: FileFacts | null) {
  const variant = textOption(options, "variant");
  return services.downloads.addRelease({
    platform: parsed(z.enum(PLATFORMS), "platform", needed(options, "platform")),
    variant: variant === undefined ? null : parsed(z.enum(VARIANTS), "variant", variant),
    version: parsed(versionSchema, "version", needed(options, "version")),
    date: parsed(z.iso.date(), "date", textOption(options, "date") ?? today(foundation.clock.now())),
    url: parsed(urlSchema, "url", needed(options, "url")),
    notes: localText(options, "notes") ?? missing("notes"),
    facts,
  });
}

const addFake = ({ services, options }: CommandInput, facts: FileFacts) =>
  services.downloads.addFake({
    platform: parsed(z.enum(PLATFORMS), "platform", needed(options, "platform")),
    version: parsed(versionSchema, "version", needed(options, "version")),
    notes: localText(options, "notes") ?? missing("notes"),
    facts,
  });

function missing(name: string): never {
  throw new CommandError(`--${name} is missing.`);
}

export const addReleaseCommand: Command = {
  noun: "releases",
  verb: "add",
  usage: "--file FILE --platform P --version V --url URL --notes TEXT",
  help: "Publishes a package; also --variant, --date, --certificate FILE, --notes-file FILE, or --fake for a harmful copy",
  options: {
    file: TEXT,
    platform: TEXT,
    variant: TEXT,
    version: TEXT,
    url: TEXT,
    date: TEXT,
    notes: TEXT,
    "notes-file": TEXT,
    certificate: TEXT,
    fake: { type: "boolean" },
  },
  act: ({ options }) => ({
    target: [options["platform"], options["variant"], options["version"]].filter(Boolean).join(" "),
    reason: options["fake"] === true ? "known fake" : "",
  }),
  async run(input) {
    const { options, isJson } = input;
    const file = textOption(options, "file");
    const isStore = (STORES as readonly string[]).includes(textOption(options, "platform") ?? "");
    if (file === undefined && (!isStore || options["fake"])) throw new CommandError("--file is missing.");
    const facts = file === undefined ? null : await factsOf(options, file);
    const result = options["fake"] && facts ? await addFake(input, facts) : await addRelease(input, facts);
    if (!result.ok) throw new CommandError(REFUSALS[result.code]);
    console.log(isJson ? JSON.stringify(result.value, null, 2) : summary(result.value.id, facts));
  },
};

const summary = (id: number, facts: FileFacts | null): string =>
  [
    `Added as ${id}.`,
    ...(facts
      ? [
          `size         ${facts.sizeBytes} bytes`,
          `SHA-256      ${facts.sha256}`,
          `certificate  ${facts.certificateSha256 ?? "none found in the file, and none given (--certificate)"}`,
        ]
      : []),
  ].join("\n");
