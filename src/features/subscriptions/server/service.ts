import {
  confirmExpiry,
  daysBefore,
  mayMailAgain,
  RETENTION_DAYS,
  unsubscribePath,
  type Subscription,
} from "#features/subscriptions/model.ts";
import { emailSchema } from "#features/subscriptions/schema.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Clock } from "#platform/clock.ts";
import { isStorageFull, isUnavailable } from "#platform/database/errors.ts";
import type { Db } from "#platform/database/schema.ts";
import type { Mail } from "#platform/mail/outbox.ts";
import { createToken, hashToken, isToken } from "#platform/random.ts";
import { confirmationMail, confirmedMail, type MailTextSource } from "./mail-text.ts";
import type { SubscriptionStore } from "./store.ts";

export interface SubscriptionDeps {
  readonly store: SubscriptionStore;
  readonly mail: Mail;
  readonly clock: Clock;
  readonly texts: MailTextSource;
}

type Subscribed = { readonly state: "mail_sent" | "stored" };

/**
 * The response depends only on the installation, never on the address, so that nobody can find out who is
 * subscribed.
 */
async function subscribe(
  { store, mail, clock, texts }: SubscriptionDeps,
  input: { readonly email: string; readonly language: string },
): Promise<Result<Subscribed, "invalid_email" | "unavailable">> {
  const parsed = emailSchema.safeParse(input.email);
  if (!parsed.success) return fail("invalid_email");
  const at = clock.now();
  const { language } = input;
  try {
    await store.transaction(async (inside, tx) => {
      const known = await inside.ask({ email: parsed.data, language, at, unsubscribeToken: createToken() });
      if (known.state === "confirmed") return;
      if (!mail.enabled) return storeWithoutMail(inside, known);
      if (!mayMailAgain(known, at)) return;
      await askToConfirm({ mail, texts }, { inside, tx }, { ...known, language }, at);
    });
  } catch (error) {
    if (isUnavailable(error) || isStorageFull(error)) return fail("unavailable");
    throw error;
  }
  return ok({ state: mail.enabled ? "mail_sent" : "stored" });
}

/** If the address may not get a mail now, the request stays unchanged. */
async function askToConfirm(
  { mail, texts }: Pick<SubscriptionDeps, "mail" | "texts">,
  { inside, tx }: { readonly inside: SubscriptionStore; readonly tx: Db },
  known: Subscription,
  at: Date,
): Promise<void> {
  const token = createToken();
  if (!(await mail.ask(tx, confirmationMail(texts, known, token)))) return;
  const { id, language } = known;
  const expiresAt = confirmExpiry(at);
  await inside.awaitConfirmation(id, { tokenHash: hashToken(token), expiresAt, language, at });
}

/** The owner confirmed the address for something else, so a waiting request may be mailed now. */
async function addressConfirmed(
  { store, mail, clock, texts }: SubscriptionDeps,
  tx: Db,
  email: string,
): Promise<void> {
  const inside = store.within(tx);
  const waiting = await inside.findUnconfirmed(email);
  if (waiting) await askToConfirm({ mail, texts }, { inside, tx }, waiting, clock.now());
}

async function storeWithoutMail(store: SubscriptionStore, known: Subscription): Promise<void> {
  if (known.state === "unsubscribed") await store.storeUnconfirmed(known.id);
}

async function confirm(
  { store, mail, clock, texts }: SubscriptionDeps,
  token: string,
): Promise<Result<"confirmed" | "already_confirmed", "invalid_link" | "link_expired">> {
  if (!isToken(token)) return fail("invalid_link");
  const tokenHash = hashToken(token);
  return store.transaction(async (inside, tx) => {
    const confirmed = await inside.confirm(tokenHash, clock.now());
    if (confirmed) {
      if (mail.enabled) {
        await mail.confirmAddress(tx, confirmed.email);
        await mail.enqueue(tx, confirmedMail(texts, confirmed));
      }
      return ok("confirmed" as const);
    }
    const known = await inside.findByConfirmHash(tokenHash);
    if (!known) return fail("invalid_link");
    return known.state === "confirmed" ? ok("already_confirmed" as const) : fail("link_expired");
  });
}

/** A repeated click gets the same response, because mail programs and people repeat it. */
async function unsubscribe(
  { store, clock }: Pick<SubscriptionDeps, "store" | "clock">,
  token: string,
): Promise<Result<"unsubscribed", "invalid_link">> {
  if (!isToken(token)) return fail("invalid_link");
  return (await store.unsubscribe(token, clock.now())) ? ok("unsubscribed") : fail("invalid_link");
}

export interface PurgedSubscriptions {
  readonly unconfirmed: number;
  readonly unsubscribed: number;
}

/** Addresses stored while mail was off stay until it is on, because nobody asked them to confirm yet. */
async function purge({ store, mail, clock }: SubscriptionDeps): Promise<PurgedSubscriptions> {
  const now = clock.now();
  const unconfirmed = await store.purgeRequests(
    mail.enabled ? ["pending", "unconfirmed"] : ["pending"],
    daysBefore(now, RETENTION_DAYS.unconfirmed),
  );
  return {
    unconfirmed,
    unsubscribed: await store.purgeUnsubscribed(daysBefore(now, RETENTION_DAYS.unsubscribed)),
  };
}

export interface ExportedSubscriber {
  readonly email: string;
  readonly language: string;
  readonly state: Subscription["state"];
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  /** Every mail that the operator sends must contain it. */
  readonly unsubscribeUrl: string;
}

const EXPORT_PAGE = 1_000;

/** All who are not unsubscribed, page by page. Only `confirmed` addresses may get mail. */
async function* exportSubscribers({
  store,
  texts,
}: Pick<SubscriptionDeps, "store" | "texts">): AsyncGenerator<ExportedSubscriber, void, undefined> {
  let afterId = 0;
  for (;;) {
    const page = await store.page(afterId, EXPORT_PAGE);
    for (const { email, language, state, createdAt, confirmedAt, unsubscribeToken } of page) {
      const unsubscribeUrl = texts.origin + unsubscribePath(language, unsubscribeToken);
      yield { email, language, state, createdAt, confirmedAt, unsubscribeUrl };
    }
    const last = page.at(-1);
    if (!last) return;
    afterId = last.id;
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;

export const createSubscriptions = (deps: SubscriptionDeps) => ({
  subscribe: (input: Parameters<typeof subscribe>[1]) => subscribe(deps, input),
  confirm: (token: string) => confirm(deps, token),
  unsubscribe: (token: string) => unsubscribe(deps, token),
  addressConfirmed: (tx: Db, email: string) => addressConfirmed(deps, tx, email),
  purge: () => purge(deps),
  exportSubscribers: () => exportSubscribers(deps),
});
