import type { Agreed, Proposals, Rules } from "#features/operators/schema.ts";
import { deskCall, signedDeskCall } from "#desk/api/desk-client.ts";

export const fetchProposals = (): Promise<Proposals> => deskCall("GET", "/api/desk/proposals");

/** Signed: the second person's passkey agrees to exactly this act. */
export const agreeTo = (id: number): Promise<Agreed> =>
  signedDeskCall("POST", `/api/desk/proposals/${id}/agreement`);

export const refuseProposal = (id: number): Promise<null> => deskCall("DELETE", `/api/desk/proposals/${id}`);

export const fetchRules = (): Promise<Rules> => deskCall("GET", "/api/desk/rules");

export const setRule = (verb: string, isOn: boolean): Promise<null> =>
  signedDeskCall("PUT", `/api/desk/rules/${verb}`, { isOn });
