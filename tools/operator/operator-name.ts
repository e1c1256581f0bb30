import { userInfo } from "node:os";
import type { Config } from "#server/config.ts";

/** Who a decision is written under. */
export const operatorName = ({ OPERATOR }: Pick<Config, "OPERATOR">): string =>
  OPERATOR ?? userInfo().username;
