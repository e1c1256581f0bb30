import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { loadMessageCatalogue } from "#i18n/server/message-catalogue.ts";
import type { TranslateKeyIn } from "#i18n/translate-key.ts";
import { textsOf } from "#server/services.ts";
import { everyMail } from "./mails.ts";

const build = new URL("../../build/", import.meta.url);
const english = readFileSync(new URL("content/messages/en/mail.json", build), "utf8");
const text = textsOf(loadMessageCatalogue(new URL("messages/", build)));

/** Of a part that the brand leaves out nothing is mailed. */
const isSent = (name: string): boolean =>
  (brand.switches.store || name.endsWith("ubscription") || name.startsWith("subscription")) &&
  (brand.switches.donation || !name.startsWith("donation"));

test("every mail that has texts is written in every language and signed by the brand", () => {
  const asked = new Set<string>();
  const noting: TranslateKeyIn = (language, key, values) => {
    asked.add(`${language} ${key}`);
    return text(language, key, values);
  };
  const mails = everyMail({ text: noting, origin: `https://${brand.officialHost}` });
  const names = Object.keys(JSON.parse(english) as object).filter(
    (name) => name !== "layout" && isSent(name),
  );
  const expected = LANGUAGES.flatMap((language) => names.map((name) => `${language} mail.${name}.body`));
  expect(expected.filter((key) => !asked.has(key))).toEqual([]);
  expect(mails.filter((mail) => !mail.text.includes(brand.name))).toEqual([]);
});
