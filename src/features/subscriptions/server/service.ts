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
 * The answer depends on the installation alone, never on what is known of the address: nobody learns
 * here who is subscribed.
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
      if (!mail.enabled) return keepWithoutMail(inside, known);
      if (!mayMailAgain(known, at)) return;
      const token = createToken();
      const expiresAt = confirmExpiry(at);
      await inside.awaitConfirmation(known.id, { tokenHash: hashToken(token), expiresAt, language, at });
      await mail.enqueue(tx, confirmationMail(texts, { ...known, language }, token));
    });
  } catch (error) {
    if (isUnavailable(error) || isStorageFull(error)) return fail("unavailable");
    throw error;
  }
  return ok({ state: mail.enabled ? "mail_sent" : "stored" });
}

async function keepWithoutMail(store: SubscriptionStore, known: Subscription): Promise<void> {
  if (known.state === "unsubscribed") await store.keepUnconfirmed(known.id);
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
      if (mail.enabled) await mail.enqueue(tx, confirmedMail(texts, confirmed));
      return ok("confirmed" as const);
    }
    const known = await inside.findByConfirmHash(tokenHash);
    if (!known) return fail("invalid_link");
    return known.state === "confirmed" ? ok("already_confirmed" as const) : fail("link_expired");
  });
}

/** A second click answers the same: mail programs and people both repeat it. */
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

/** Addresses that came while no mail could be sent stay until one can: nobody has been asked to confirm yet. */
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
  /** For the mails the operator sends: each must carry it. */
  readonly unsubscribeUrl: string;
}

const EXPORT_PAGE = 1_000;

/** Everyone not unsubscribed, page by page. Only `confirmed` addresses may be written to. */
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
  purge: () => purge(deps),
  exportSubscribers: () => exportSubscribers(deps),
});
