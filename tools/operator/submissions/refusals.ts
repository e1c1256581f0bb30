import { CommandError } from "#tools/operator/command.ts";

export const REFUSALS = {
  not_found: "There is no submission with this number.",
  wrong_state: "Its state does not allow this. Somebody else may have decided it: look at it with `show`.",
  same_operator: "This is an appeal against your own rejection: somebody else must decide it.",
};

export function numberOf([number]: readonly string[], verb: string): string {
  if (!number) throw new CommandError(`Name a submission: npm run operator -- submissions ${verb} NUMBER`);
  return number;
}
