/** `releases list|add|mark|import|export|sign`. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { compareVersions, PLATFORMS, STATES, VARIANTS } from "#features/downloads/model.ts";
import { actOnFirst, CommandError, type Command } from "#tools/operator/command.ts";
import { formatTable } from "#tools/operator/table.ts";
import { addReleaseCommand } from "./add.ts";
import { existingFile, localText, needed, parsed, readJson, textOption } from "./read-options.ts";

const TEXT = { type: "string" } as const;

const list: Command = {
  noun: "releases",
  verb: "list",
  usage: "[--platform P] [--json]",
  help: "All versions with their state, and the known fakes",
  options: { platform: TEXT },
  async run({ services: { downloads }, options, isJson }) {
    const platform = textOption(options, "platform");
    const wanted = <Item extends { platform: string }>(items: readonly Item[]): Item[] =>
      items.filter((one) => platform === undefined || one.platform === platform);
    const releases = wanted(await downloads.releases());
    const fakes = wanted(await downloads.knownFakes());
    if (isJson) return console.log(JSON.stringify({ releases, knownFakes: fakes }, null, 2));
    const order = (a: { version: string }, b: { version: string }) => compareVersions(b.version, a.version);
    const rows = releases.toSorted((a, b) => a.platform.localeCompare(b.platform) || order(a, b));
    console.log(
      formatTable([
        ...rows.map(({ id, version, variant, date, state, sha256, ...rest }) => ({
          id,
          platform: rest.platform,
          variant,
          version,
          date,
          state,
          sha256: sha256?.slice(0, 16) ?? null,
        })),
        ...fakes.map(({ id, version, sha256, ...rest }) => ({
          id,
          platform: rest.platform,
          variant: null,
          version,
          date: null,
          state: "fake",
          sha256: sha256?.slice(0, 16) ?? null,
        })),
      ]),
    );
  },
};

const MARK_REFUSALS = {
  not_found: "There is no such version.",
  reason_missing: "Say why: --reason TEXT, or --reason-file FILE with a text for each language.",
} as const;

const mark: Command = {
  noun: "releases",
  verb: "mark",
  usage: "VERSION --platform P --state listed|delisted|unsafe|coming-soon --reason TEXT",
  help: "Changes what every page says about a version, at once; also --variant, --reason-file FILE",
  options: { platform: TEXT, variant: TEXT, state: TEXT, reason: TEXT, "reason-file": TEXT },
  act: ({ args: [version], options }) => ({
    target: [options["platform"], options["variant"], version, options["state"]].filter(Boolean).join(" "),
    reason: textOption(options, "reason") ?? "",
  }),
  async run({ services: { downloads }, args: [version], options, isJson }) {
    if (version === undefined) throw new CommandError("Name a version: releases mark 2.14.0 --platform …");
    const variant = textOption(options, "variant");
    const result = await downloads.mark({
      version,
      platform: parsed(z.enum(PLATFORMS), "platform", needed(options, "platform")),
      variant: variant === undefined ? undefined : parsed(z.enum(VARIANTS), "variant", variant),
      state: parsed(z.enum(STATES), "state", needed(options, "state")),
      reason: localText(options, "reason"),
    });
    if (!result.ok) throw new CommandError(MARK_REFUSALS[result.code]);
    const marked = result.value;
    console.log(
      isJson
        ? JSON.stringify(marked, null, 2)
        : marked.map((one) => `${one.platform} ${one.variant ?? ""} ${one.version}: ${one.state}`).join("\n"),
    );
  },
};

const importCommand: Command = {
  noun: "releases",
  verb: "import",
  usage: "FILE [--json]",
  help: "Takes a list that export wrote, or an edited part of one, all or nothing; new hashes only in a whole list",
  act: actOnFirst,
  async run({ services: { downloads }, args: [file], isJson }) {
    if (file === undefined) throw new CommandError("Name a file: npm run operator -- releases import FILE");
    const outcome = await downloads.import(readJson(file));
    if (!outcome.ok && !isJson)
      throw new CommandError([...outcome.problems, "Nothing was imported."].join("\n"));
    if (!outcome.ok) process.exitCode = 1;
    if (isJson || !outcome.ok) return console.log(JSON.stringify(outcome, null, 2));
    console.log(`${outcome.rows} releases: ${outcome.added} added, ${outcome.changed} changed.`);
  },
};

const exportCommand: Command = {
  noun: "releases",
  verb: "export",
  usage: "[FILE]",
  help: "Writes all releases and known fakes in the form that import takes, to a file or to the screen",
  async run({ services: { downloads }, args: [file] }) {
    const document = await downloads.publishedList();
    const text = `${JSON.stringify(document, null, 2)}\n`;
    if (file === undefined) process.stdout.write(text);
    else {
      writeFileSync(resolve(file), text);
      console.log(`${document.releases.length} releases written to ${file}.`);
    }
  },
};

const sign: Command = {
  noun: "releases",
  verb: "sign",
  usage: "--key FILE",
  help: "Signs the published list as it is now with an Ed25519 key (PEM) that you keep elsewhere",
  options: { key: TEXT },
  act: () => ({ target: "the published list", reason: "" }),
  async run({ services: { downloads }, options }) {
    const result = await downloads.sign(readFileSync(existingFile(needed(options, "key")), "utf8"));
    if (!result.ok) throw new CommandError("The file holds no Ed25519 private key.");
    console.log(`Signed ${result.value.digest}\nPublic key: ${result.value.publicKey}`);
  },
};

export const releaseCommands: readonly Command[] = [
  list,
  addReleaseCommand,
  mark,
  importCommand,
  exportCommand,
  sign,
];
