/** The audit log as the desk shows it. */
import { z } from "zod";

export const auditSchema = z.object({
  entries: z.array(
    z.object({
      seq: z.number().int(),
      at: z.number().int(),
      actor: z.string(),
      source: z.string(),
      act: z.string(),
      target: z.string(),
      reason: z.string(),
      request: z.string(),
      /** JSON, written for people. */
      change: z.string().nullable(),
      hash: z.string(),
    }),
  ),
});
export type Audit = z.infer<typeof auditSchema>;

/** What the check of the whole chain found. */
export interface AuditCheck {
  readonly rows: number;
  readonly erased: number;
  readonly head: string;
  readonly fault: { readonly seq: number; readonly fault: string } | null;
}
