import { createTransport } from "nodemailer";
import type { LeasedMail } from "./outbox.ts";

export interface MailTransport {
  send(mail: LeasedMail): Promise<void>;
}

interface SmtpOptions {
  /** `SMTP_URL`: smtp:// or smtps://, with user and password. */
  readonly url: string;
  /** `MAIL_FROM`: an address, or a name with an address in angle brackets. */
  readonly from: string;
}

/** Together well below the worker's lease. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const domain = /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return {
    async send(mail) {
      await transport.sendMail({
        from,
        // An object, because a string would be parsed as a list, where a comma adds a recipient.
        to: { name: "", address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { ...mail.headers, "Auto-Submitted": "auto-generated" },
        messageId: `<${mail.messageKey}@${domain}>`,
      });
    },
  };
}

/** The part of a failure that the database and the log may store: an SMTP response quotes the recipient. */
export function smtpErrorCode(error: unknown): string {
  const { code, responseCode } = smtpError(error);
  if (responseCode !== undefined) return `SMTP ${responseCode}`;
  return code ?? "UNKNOWN";
}

/** Whether a retry would fail again. A refused login is our error, so it is retried. */
export function isPermanentRefusal(error: unknown): boolean {
  const { code, responseCode } = smtpError(error);
  if (code === "EAUTH") return false;
  if (responseCode === undefined) return code === "EENVELOPE";
  return responseCode >= 500 && responseCode < 600 && responseCode !== 503;
}

const CONNECTION_FAULTS = new Set<unknown>([
  "ECONNECTION",
  "ECONNREFUSED",
  "ESOCKET",
  "ETIMEDOUT",
  "EDNS",
  "ETLS",
  "EPROTOCOL",
  "EAUTH",
]);

/** Whether the server could not be used at all, so that the next message would fail too. */
export const isServerUnreachable = (error: unknown): boolean => CONNECTION_FAULTS.has(smtpError(error).code);

function smtpError(error: unknown): { code?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {};
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const responseCode =
    "responseCode" in error && typeof error.responseCode === "number"
      ? { responseCode: error.responseCode }
      : {};
  return { ...code, ...responseCode };
}
