/** One simple layout for every mail: a text part and an HTML part without external resources. */

export interface MailContent {
  readonly language: string;
  readonly subject: string;
  /** The preview that a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: {
    readonly label: string;
    readonly url: string;
    /** Introduces the plain link, in case the button does not work. */
    readonly plainLink: string;
  };
  readonly signature: string;
  readonly notes: readonly string[];
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export const renderMail = (content: MailContent): RenderedMail => ({
  subject: content.subject,
  text: renderText(content),
  html: renderHtml(content),
});

function renderText({ action, unsubscribe, ...content }: MailContent): string {
  const blocks = [
    content.greeting,
    ...content.paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    content.signature,
    `-- \n${[...content.notes, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])].join("\n")}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function renderHtml({ action, unsubscribe, ...content }: MailContent): string {
  const link = (url: string, label: string) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return [
    `<!doctype html><html lang="${escapeHtml(content.language)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(content.subject)}</title></head><body>`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>`,
    `<h1>${escapeHtml(content.heading)}</h1>`,
    paragraph(content.greeting),
    ...content.paragraphs.map(paragraph),
    ...(action
      ? [
          `<p><strong>${link(action.url, action.label)}</strong></p>`,
          `<p>${escapeHtml(action.plainLink)}<br>${link(action.url, action.url)}</p>`,
        ]
      : []),
    paragraph(content.signature),
    "<hr>",
    ...content.notes.map((note) => `<p><small>${escapeHtml(note)}</small></p>`),
    ...(unsubscribe ? [`<p><small>${link(unsubscribe.url, unsubscribe.label)}</small></p>`] : []),
    "</body></html>",
  ].join("\n");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
