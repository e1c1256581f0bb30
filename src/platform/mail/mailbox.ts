/** Hashes of addresses, so that the database has no second list of addresses. */
import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

const split = (email: string): { local: string; domain: string } => {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  return { local: email.slice(0, at).toLowerCase(), domain: domainToASCII(domain) || domain };
};

/** Hashes the address as written, ignoring case. */
export function addressHash(email: string): string {
  const { local, domain } = split(email.trim());
  return hash(`address ${local}@${domain}`);
}

const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

/** Hashes the mailbox behind it: `a+1@` and `a+2@` reach the same person, and at Gmail so do `a.b@` and `ab@`. */
export function mailboxHash(email: string): string {
  const { local, domain } = split(email.trim());
  const [name = ""] = local.split("+", 1);
  const isDotless = DOTLESS.has(domain);
  const mailbox = `${isDotless ? name.replaceAll(".", "") : name}@${isDotless ? "gmail.com" : domain}`;
  return hash(`mailbox ${mailbox}`);
}

export const domainOf = (email: string): string => split(email.trim()).domain;

export const domainHash = (email: string): string => hash(`domain ${domainOf(email)}`);
