import type { Role } from "#features/operators/model.ts";
import type { Invited, People } from "#features/operators/schema.ts";
import { deskCall, signedDeskCall } from "./desk-client.ts";

export const fetchPeople = (): Promise<People> => deskCall<People>("GET", "/api/desk/people");

export const invite = (name: string, roles: readonly Role[]): Promise<Invited> =>
  signedDeskCall("POST", "/api/desk/people", { name, roles });

export const setRoles = (name: string, roles: readonly Role[]): Promise<null> =>
  signedDeskCall("PUT", `/api/desk/people/${name}/roles`, { roles });

export const revoke = (name: string): Promise<null> => signedDeskCall("DELETE", `/api/desk/people/${name}`);

export const signOutEverywhere = (name: string): Promise<null> =>
  deskCall("DELETE", `/api/desk/people/${name}/sessions`);
