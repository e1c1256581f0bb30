import type { Audit, AuditCheck } from "#features/operators/audit-schema.ts";
import { deskCall } from "./desk-client.ts";

/** `parameters` may come from an address that somebody typed; the server reads only what it knows. */
export function fetchAudit(parameters: URLSearchParams): Promise<Audit> {
  const wanted = ["actor", "text", "before"].flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });
  return deskCall<Audit>("GET", `/api/desk/audit?${new URLSearchParams(wanted).toString()}`);
}

export const verifyAudit = (): Promise<AuditCheck> => deskCall<AuditCheck>("GET", "/api/desk/audit/verify");
