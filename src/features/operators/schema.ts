/** The calls of `/api/desk` about people, passkeys and sessions: what the browser sends and gets. */
import { z } from "zod";
import { isOperatorName, ROLES } from "./model.ts";

const base64url = z.string().max(8_192);
const role = z.enum(ROLES);
const time = z.number().int();

/** A credential as `PublicKeyCredential.toJSON()` writes it. */
const credential = {
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).nullish(),
  clientExtensionResults: z.looseObject({}),
};

export const newCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKey: base64url.nullish(),
    publicKeyAlgorithm: z.number().optional(),
  }),
});
export type NewCredential = z.infer<typeof newCredentialSchema>;

export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.string().max(200).nullish(),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;

const challengeId = z.string().max(64);

export const inviteTokenSchema = z.object({ token: z.string().max(64) });
export const enrolSchema = z.object({
  token: z.string().max(64),
  challengeId,
  credential: newCredentialSchema,
});
export const signInSchema = z.object({ challengeId, assertion: assertionSchema });
export const addPasskeySchema = z.object({ challengeId, credential: newCredentialSchema });

const name = z.string().refine(isOperatorName, "operator_name");
const roles = z.array(role).min(1).max(ROLES.length);
export const inviteSchema = z.object({ name, roles });
export const rolesSchema = z.object({ roles });

/** The call that a person is about to sign: its challenge is the digest of this text. */
export const stepUpSchema = z.object({
  method: z.enum(["POST", "PUT", "DELETE"]),
  path: z.string().startsWith("/api/desk/").max(400),
  body: z.string().max(65_536),
});

/** What `navigator.credentials` gets, through `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`. */
export const challengeSchema = z.object({ challengeId, publicKey: z.looseObject({}) });
export type Challenge = z.infer<typeof challengeSchema>;

export const meSchema = z.object({
  name: z.string(),
  pseudonym: z.string(),
  roles: z.array(role),
  /** What the roles allow, so that screens need not know the table. */
  verbs: z.array(z.string()),
  passkeys: z.number().int(),
  /** Acts that wait for a second person. */
  waiting: z.object({ count: z.number().int(), isAlone: z.boolean() }),
});
export type Me = z.infer<typeof meSchema>;

export const accountSchema = z.object({
  passkeys: z.array(
    z.object({ id: z.string(), label: z.string(), createdAt: time, usedAt: time.nullable() }),
  ),
  sessions: z.array(
    z.object({
      id: z.number().int(),
      browser: z.string(),
      createdAt: time,
      seenAt: time,
      isCurrent: z.boolean(),
    }),
  ),
});
export type Account = z.infer<typeof accountSchema>;

export const peopleSchema = z.object({
  people: z.array(
    z.object({
      name: z.string(),
      pseudonym: z.string(),
      roles: z.array(role),
      createdAt: time,
      revokedAt: time.nullable(),
      seenAt: time.nullable(),
      passkeys: z.number().int(),
      sessions: z.number().int(),
    }),
  ),
});
export type People = z.infer<typeof peopleSchema>;

export const proposalsSchema = z.object({
  proposals: z.array(
    z.object({
      id: z.number().int(),
      verb: z.string(),
      method: z.string(),
      path: z.string(),
      body: z.string(),
      proposer: z.string(),
      at: time,
      state: z.enum(["open", "approved", "done", "refused", "failed"]),
      endedAt: time.nullable(),
      endedBy: z.string().nullable(),
      failure: z.string().nullable(),
      isOwn: z.boolean(),
      mayAgree: z.boolean(),
      aloneAt: time.nullable(),
      /** JSON. */
      before: z.string().nullable(),
    }),
  ),
});
export type Proposals = z.infer<typeof proposalsSchema>;

export const agreedSchema = z.object({ isDone: z.boolean(), message: z.string(), data: z.unknown() });
export type Agreed = z.infer<typeof agreedSchema>;

export const rulesSchema = z.object({
  rules: z.array(
    z.object({
      verb: z.string(),
      rule: z.union([z.literal("always"), z.object({ above: z.number(), of: z.enum(["chosen", "day"]) })]),
      isOn: z.boolean(),
      isFixed: z.boolean(),
    }),
  ),
});
export type Rules = z.infer<typeof rulesSchema>;
export const ruleSchema = z.object({ isOn: z.boolean() });

export const invitedSchema = z.object({ link: z.string(), expiresAt: time });
export type Invited = z.infer<typeof invitedSchema>;
