import type { ProblemReport } from "#features/problem-reports/model.ts";
import { deskCall } from "#desk/api/desk-client.ts";

const REPORTS = "/api/desk/reports";

/** Of one listing, by the path of its page; empty for all. */
export const fetchReports = (listing: string): Promise<readonly ProblemReport[]> =>
  deskCall("GET", `${REPORTS}?${new URLSearchParams({ listing })}`);
export const resolveReport = (id: number, note: string): Promise<null> =>
  deskCall("POST", `${REPORTS}/${id}/resolution`, { note });
