import { z } from "zod";
import { isEmail } from "#lib/email.ts";

export const emailSchema = z.string().trim().refine(isEmail, "invalid_email");

export const subscribeSchema = z.object({ email: emailSchema });
