/** Chooses decisions for a second look: by a keyed hash, so that nobody can predict which. */
import { createHmac, randomBytes } from "node:crypto";
import { SECOND_LOOK_SHARE } from "#features/review/model.ts";

export const createSecret = (): string => randomBytes(32).toString("base64url");

export function needsSecondLook(secret: string, decisionId: number, share = SECOND_LOOK_SHARE): boolean {
  const digest = createHmac("sha256", secret).update(`second look ${decisionId}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < share;
}
