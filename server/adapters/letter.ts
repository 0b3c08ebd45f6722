import { isName } from '#contract/name.ts';
import { product } from '#domain/content.ts';
import { escapeHtml } from '#server/escape-html.ts';

/** What a mail says; plain text and HTML are both made from it. */
export interface Letter {
  /** The same at every attempt to send it, so that a mailbox can tell a second copy. */
  readonly reference: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** A last, smaller line: why this mail came, or what to do if it was not asked for. */
  readonly note: string;
  /** Of a mail that comes again and again. */
  readonly unsubscribe?: {
    /** For people. */
    readonly page: string;
    /** For mail programs, which post to it (RFC 8058). */
    readonly oneClick: string;
  };
}

/** A name as a mail may say it. One that was stored before names were checked, or is none, could be a stranger's advertisement. */
export function nameOr(otherwise: string, name: string | null | undefined): string {
  return name && isName(name) ? name : otherwise;
}

/** The first line. */
export function greeting(firstName: string | null): string {
  const name = nameOr('', firstName);
  return name ? `Hi ${name},` : 'Hi,';
}

/** Marks that turn the direction of a text around, so that it reads as another. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Line breaks would be further lines of a mail's head, and what cannot be seen hides what can. */
export function withoutTricks(letter: Letter): Letter {
  const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(TURNING, '');
  return {
    ...letter,
    subject: plain(letter.subject),
    paragraphs: letter.paragraphs.map(plain),
    note: plain(letter.note),
  };
}

export function textOf({ paragraphs, action, note, unsubscribe }: Letter): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const end = unsubscribe ? [`Unsubscribe:\n${unsubscribe.page}`] : [];
  return [...paragraphs, ...link, '-- ', note, ...end, product.name].join('\n\n');
}

// Mail programs know inline styles only; the colours are those of the light theme.
export function htmlOf({ subject, paragraphs, action, note, unsubscribe }: Letter): string {
  const text = paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  const button = action
    ? `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="background:#0E6B63;color:#FFFFFF;padding:16px 28px;border-radius:28px;font-weight:bold;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>
<p style="font-size:14px;color:#5B6070">If the button doesn’t work, copy this address into your browser:<br><span style="word-break:break-all">${escapeHtml(action.url)}</span></p>`
    : '';
  const end = unsubscribe
    ? ` <a href="${escapeHtml(unsubscribe.page)}" style="color:#5B6070">Unsubscribe</a>`
    : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#FFFAF2">
<div style="max-width:480px;margin:0 auto;padding:32px 24px;font-family:Nunito,Helvetica,Arial,sans-serif;font-size:17px;line-height:1.5;color:#23262F">
<p style="font-size:22px;font-weight:bold;color:#0E6B63">${escapeHtml(product.name)}</p>
${text}
${button}
<p style="margin-top:32px;font-size:14px;color:#5B6070">${escapeHtml(note)}${end}</p>
</div>
</body>
</html>
`;
}
