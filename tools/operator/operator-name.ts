import { userInfo } from "node:os";
import type { Config } from "#server/config.ts";

/** The name under which decisions are recorded. */
export const operatorName = ({ OPERATOR }: Pick<Config, "OPERATOR">): string =>
  OPERATOR ?? userInfo().username;
