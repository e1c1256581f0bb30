/** The desk compares people by this hash: addresses stay out of it. */
import { createHash } from "node:crypto";

const LENGTH = 12;

/** Empty for nobody. */
export const mailHash = (email: string): string =>
  email === "" ? "" : createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, LENGTH);
