import { z } from "zod";
import { isEmail, MAX_EMAIL_LENGTH } from "#lib/email.ts";

export const emailSchema = z
  .string()
  .max(2 * MAX_EMAIL_LENGTH)
  .trim()
  .refine(isEmail, "invalid_email");

export const subscribeSchema = z.object({ email: emailSchema });
