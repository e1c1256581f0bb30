/** Secrets in links: 128 random bits, of which the database stores only a hash. */
import { createHash, randomBytes } from "node:crypto";

const TOKEN = /^[\w-]{22}$/;

export const createToken = (): string => randomBytes(16).toString("base64url");

/** Whether a text has the shape of our tokens, so that junk never reaches the database. */
export const isToken = (text: string): boolean => TOKEN.test(text);

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
