/** `operators`: who may work at the desk. */
import encodeQR from "qr";
import { isRole, ROLES, type Role } from "#features/operators/model.ts";
import { CommandError, textOption, type Command, type CommandInput } from "./command.ts";
import { PAGE_OPTIONS, PAGE_USAGE, printList } from "./pages.ts";

function rolesOption(options: CommandInput["options"]): Role[] {
  const given = textOption(options["role"])
    .split(",")
    .map((role) => role.trim())
    .filter(Boolean);
  const unknown = given.find((role) => !isRole(role));
  if (given.length === 0 || unknown !== undefined)
    throw new CommandError(`Say which role, or several with commas: --role ${ROLES.join(",")}`);
  return given.filter(isRole);
}

const actOnPerson: NonNullable<Command["act"]> = ({ args: [name = ""], options }) => ({
  target: name,
  reason: textOption(options["role"]),
});

function neededName([name]: readonly string[]): string {
  if (name === undefined) throw new CommandError("Say who: a name");
  return name;
}

const NOBODY = "There is nobody with this name, or the person is revoked.";

const inviteOperator: Command = {
  noun: "operators",
  verb: "invite",
  usage: "NAME --role ROLE[,ROLE]",
  help: "Prints a link, as text and QR code, with which a person makes a passkey for the desk; once, for 15 minutes",
  options: { role: { type: "string" } },
  act: actOnPerson,
  async run({ services: { operators }, args, options, isJson }) {
    const result = await operators.invite({ name: neededName(args), roles: rolesOption(options) });
    if (!result.ok) throw new CommandError("A name has 2 to 30 lower-case letters, digits and hyphens");
    const { link, expiresAt } = result.value;
    if (isJson) return console.log(JSON.stringify({ link, expires_at: expiresAt.toISOString() }));
    console.log(encodeQR(link, "ascii", { border: 2 }));
    console.log(`${link}\n\nWorks once, until ${expiresAt.toISOString().slice(11, 16)} UTC.`);
  },
};

const listOperators: Command = {
  noun: "operators",
  verb: "list",
  usage: PAGE_USAGE,
  help: "Everyone of the desk: roles, passkeys, sessions",
  options: PAGE_OPTIONS,
  async run({ services: { operators }, options, isJson }) {
    printList(
      await operators.people(),
      ({ name, pseudonym, roles, passkeys, sessions, seenAt, revokedAt }) => ({
        name,
        public: pseudonym,
        roles: revokedAt ? "revoked" : roles.join(","),
        passkeys,
        sessions,
        seen: seenAt?.toISOString().slice(0, 16) ?? "",
      }),
      { options, isJson },
    );
  },
};

const setRoles: Command = {
  noun: "operators",
  verb: "roles",
  usage: "NAME --role ROLE[,ROLE]",
  help: "Replaces the roles of a person",
  options: { role: { type: "string" } },
  act: actOnPerson,
  async run({ services: { operators }, args, options }) {
    const result = await operators.setRoles(neededName(args), rolesOption(options));
    if (!result.ok) throw new CommandError(NOBODY);
    console.log("Done.");
  },
};

const revokeOperator: Command = {
  noun: "operators",
  verb: "revoke",
  usage: "NAME",
  help: "Ends all sessions, passkeys and invitations of a person at once",
  act: actOnPerson,
  async run({ services: { operators }, args }) {
    const result = await operators.revoke(neededName(args));
    if (!result.ok) throw new CommandError(NOBODY);
    console.log("Done.");
  },
};

export const operatorCommands: readonly Command[] = [inviteOperator, listOperators, setRoles, revokeOperator];
