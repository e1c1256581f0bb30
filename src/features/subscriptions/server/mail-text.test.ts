import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { confirmationMail, confirmedMail, type MailTextSource } from "./mail-text.ts";

const folder = join(import.meta.dirname, "../../../../content/messages");

/** The raw messages with simple values filled in; plural forms stay unformatted. */
function textsOf(language: string): MailTextSource {
  const messages: unknown = { mail: JSON.parse(readFileSync(join(folder, language, "mail.json"), "utf8")) };
  return {
    origin: "https://wallet.example",
    text(_language, key, values = {}) {
      const found = key
        .split(".")
        .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], messages);
      if (typeof found !== "string") throw new Error(`no message ${key}`);
      return found.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
    },
  };
}

const to = { email: "ann@example.org", unsubscribeToken: "UNSUBSCRIBE" };

describe.each(LANGUAGES)("in %s", (language) => {
  const source = textsOf(language);

  it("the confirmation mail has its links, its warning and its unsubscribe address", () => {
    const mail = confirmationMail(source, { ...to, language }, "CONFIRM");
    expect(mail.to).toBe("ann@example.org");
    expect(mail.subject).not.toBe("");
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(`https://wallet.example/${language}/subscription?confirm=CONFIRM`);
      expect(part).toContain(`https://wallet.example/${language}/subscription?unsubscribe=UNSUBSCRIBE`);
      expect(part).toContain("wallet.example");
      expect(part).not.toMatch(/\{(?:host|origin)\}/);
    }
    expect(mail.oneClickUnsubscribeUrl).toBe(
      "https://wallet.example/api/subscriptions/unsubscribe?token=UNSUBSCRIBE",
    );
  });

  it("the welcome mail has an unsubscribe link and no confirmation link", () => {
    const mail = confirmedMail(source, { ...to, language });
    expect(mail.text).toContain("unsubscribe=UNSUBSCRIBE");
    expect(mail.text + mail.html).not.toContain("confirm=");
  });
});
