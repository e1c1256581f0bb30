import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDate } from "#i18n/formats/date.ts";

const FOLDERS = [
  "content/messages/hi",
  "content/seed/translations/hi",
  "content/without/store/messages/hi",
  "content/without/programme/messages/hi",
];

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));

/** Short names of months end with a sign that no message has. */
const datesInHindi = (): string =>
  MONTHS.map((date) => formatDate(date, "hi") + formatDate(date, "hi", "minute")).join("");

/** Returns the Devanagari characters of the Hindi messages, news, DApp lines and dates, sorted and unique. */
export function devanagariIn(root: string): string {
  const texts = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => readFileSync(join(root, folder, file), "utf8")),
  );
  const used = new Set([...texts, datesInHindi()].join("").match(/[\p{Script=Devanagari}\u0964\u0965]/gu));
  return [...used].toSorted().join("");
}
