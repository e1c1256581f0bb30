/** Share pictures, each drawn once and kept while there is room. */
import sharp from "sharp";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import { SharedWork } from "#lib/shared-work.ts";
import { Turnstile } from "#platform/turnstile.ts";
import { PageCache } from "#server/pages/page-cache.ts";
import { storeAnswer, type StoredAnswer } from "#server/pages/stored-answer.ts";
import type { ShareSubject } from "#shell/head/share-subject.ts";
import { shareSvg } from "./picture/share-svg.ts";

/** Some four hundred pictures. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** Drawing takes a tenth of a second of a thread that compression and files need too. */
const QUEUE = { inside: 2, waiting: 40 };
const TIMEOUT_SECONDS = 10;

/** Flat colours need few of them, and no dots between two. More effort takes longer and gains nothing. */
const PNG = { palette: true, dither: 0, effort: 1, compressionLevel: 6 } as const;

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

async function drawPicture(subject: ShareSubject, language: Language): Promise<StoredAnswer | "undrawable"> {
  const svg = await shareSvg(subject, language);
  if (svg === null) return "undrawable";
  const picture = sharp(Buffer.from(svg)).timeout({ seconds: TIMEOUT_SECONDS });
  return answerOf(await picture.png(PNG).toBuffer(), language);
}

export function createPictures(): Pictures {
  // A picture is kept under what it shows, so a change of the page finds another one, and nothing has to be forgotten.
  const kept = new PageCache(CACHE_BYTES);
  const drawing = new SharedWork<Drawn>();
  const queue = new Turnstile(QUEUE);
  return {
    async draw(subject, language) {
      const key = JSON.stringify([language, subject]);
      const known = kept.get(key);
      if (known) return known;
      return drawing.run(key, async () => {
        const picture = (await queue.run(() => drawPicture(subject, language))) ?? "busy";
        if (typeof picture !== "string") kept.put(key, picture, kept.generation);
        return picture;
      });
    },
  };
}
