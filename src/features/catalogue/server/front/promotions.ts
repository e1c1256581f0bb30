/** The brand's banners, activities and ads. */
import { promotionImagePath, type Promotion, type PromotionKind } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import type { CatalogueDeps } from "#features/catalogue/server/deps.ts";
import type { StoredPromotion } from "#features/catalogue/server/promotion-store.ts";

export interface PromotionInput {
  readonly kind: PromotionKind;
  readonly start: number;
  readonly count: number;
  readonly status?: number | undefined;
  readonly language: Language;
}

const PUBLISHED = 0;

export async function promotions(
  { snapshots, clock }: CatalogueDeps,
  input: PromotionInput,
): Promise<Promotion[]> {
  const { kind, start, count, status = PUBLISHED, language } = input;
  const all = (await snapshots.current()).promotions;
  const now = clock.now();
  return all
    .filter((one) => one.kind === kind && one.status === status && isShown(one, now))
    .slice(start, start + count)
    .map(({ id, title, url, image, startsAt, endsAt }) => ({
      id,
      kind,
      title: title[language],
      url,
      image,
      imagePath: promotionImagePath(image),
      startsAt,
      endsAt,
    }));
}

/** Past activities stay visible; ended banners and ads do not. */
const isShown = ({ kind, startsAt, endsAt }: StoredPromotion, now: Date): boolean =>
  startsAt <= now && (kind === "activity" || endsAt === null || endsAt >= now);
