/** Renders every mail as text and as escaped HTML: a few sentences and one button. */
import type { Message } from './mail.ts';

export type MailContent = {
  to: string;
  subject: string;
  /** One paragraph, or several. */
  before: string | readonly string[];
  button: [label: string, url: string] | null;
  after: string;
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** What a person typed, on one line: a line break in a subject or a paragraph would let it look like more than it is. */
export const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

export function renderMail({ to, subject, before, button, after }: MailContent): Message {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const link = button === null ? '' : `<p><a href="${escapeHtml(button[1])}">${escapeHtml(button[0])}</a></p>`;
  const opening = [before].flat();
  return {
    to,
    subject,
    text: [...opening, ...(button === null ? [] : [button[1]]), after, 'Steward'].join('\n\n'),
    html: `<!doctype html><html lang="en"><title>${escapeHtml(subject)}</title><body>${opening.map(paragraph).join('')}${link}${paragraph(after)}<p>Steward</p></body></html>`,
  };
}
