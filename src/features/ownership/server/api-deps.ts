import type { Context } from "hono";
import type { TranslateKeyIn } from "#i18n/translate-key.ts";
import type { Replies } from "#platform/api/respond.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import type { Ownership } from "./service.ts";

export interface OwnershipApiDeps {
  readonly ownership: Ownership;
  readonly replies: Replies;
  readonly languageOf: (c: Context) => string;
  readonly text: TranslateKeyIn;
  /** Acts on receipts share one counter. */
  readonly limits: { readonly messages: Limiter };
  readonly clientOf: (c: Context) => string;
  readonly origin: string;
  readonly brandName: string;
}
