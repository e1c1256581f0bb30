/** Share pictures, drawn once and cached. */
import sharp from "sharp";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import { SharedWork } from "#lib/shared-work.ts";
import { Semaphore } from "#platform/semaphore.ts";
import { AnswerCache } from "#server/pages/store/answer-cache.ts";
import { storeAnswer, type StoredAnswer } from "#server/pages/stored-answer.ts";
import type { ShareSubject } from "#shell/head/share-subject.ts";
import { LOGO_MASK, LOGO_PLACE } from "./picture/avatar.ts";
import { shareSvg } from "./picture/share-svg.ts";

/** About four hundred pictures. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** Drawing takes a tenth of a second on a thread that compression and files need too. */
const QUEUE = { permits: 2, maxWaiting: 40 };
const TIMEOUT_SECONDS = 10;

/** Flat colours need a small palette and no dithering. More effort takes longer and saves nothing. */
const PNG = { palette: true, dither: 0, effort: 1, compressionLevel: 6 } as const;
/** A logo can have gradients. */
const PNG_WITH_LOGO = { ...PNG, dither: 1 } as const;

/** The pixels of a logo at this path, width × width × 4 bytes; null if it cannot be had now. */
export type LogoPixels = (path: string, width: number) => Promise<Uint8Array | null>;

export type Drawn = StoredAnswer | "undrawable" | "busy";

export interface Pictures {
  draw: (subject: ShareSubject, language: Language) => Promise<Drawn>;
}

function answerOf(png: Buffer, language: Language): StoredAnswer {
  const headers = {
    "content-type": "image/png",
    "content-language": LANGUAGE_FACTS[language].htmlLang,
    "cache-control": "public, max-age=86400",
    // Other sites show the picture beside a link to us.
    "cross-origin-resource-policy": "cross-origin",
  };
  return storeAnswer(200, headers, { identity: png });
}

async function drawPicture(
  subject: ShareSubject,
  language: Language,
  logo: Uint8Array | null,
): Promise<StoredAnswer | "undrawable"> {
  const svg = await shareSvg(subject, language, logo !== null);
  if (svg === null) return "undrawable";
  const picture = sharp(Buffer.from(svg)).timeout({ seconds: TIMEOUT_SECONDS });
  if (logo === null) return answerOf(await picture.png(PNG).toBuffer(), language);
  const { left, top, side } = LOGO_PLACE;
  const raw = { width: side, height: side, channels: 4 } as const;
  const mask = { input: Buffer.from(LOGO_MASK), blend: "dest-in" } as const;
  const input = await sharp(logo, { raw }).composite([mask]).raw().toBuffer();
  return answerOf(
    await picture.composite([{ input, raw, left, top }]).png(PNG_WITH_LOGO).toBuffer(),
    language,
  );
}

const logoPathOf = ({ beside }: ShareSubject): string | undefined =>
  "logo" in beside ? beside.logo : undefined;

/** `logoPixels` decodes uploads elsewhere, because a hostile file must not be read by this process. */
export function createPictures(logoPixels: LogoPixels): Pictures {
  // The cache key is the picture's content, so a changed page gets another key and nothing must be invalidated.
  const kept = new AnswerCache(CACHE_BYTES);
  const drawing = new SharedWork<Drawn>();
  const queue = new Semaphore(QUEUE);
  return {
    async draw(subject, language) {
      const key = JSON.stringify([language, subject]);
      const known = kept.get(key);
      if (known) return known;
      return drawing.run(key, async () => {
        const path = logoPathOf(subject);
        const logo = path === undefined ? null : await logoPixels(path, LOGO_PLACE.side);
        const picture = (await queue.run(() => drawPicture(subject, language, logo))) ?? "busy";
        // Without its logo, which may be had later, it is not kept.
        const isFinal = path === undefined || logo !== null;
        if (typeof picture !== "string" && isFinal) kept.put(key, picture, kept.generation);
        return picture;
      });
    },
  };
}
