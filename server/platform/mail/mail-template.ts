/**
 * The one layout of every mail, as HTML and as plain text with the same words and links. Mail programs know little: Outlook
 * lays out by tables only, Gmail drops style sheets that it does not like and shows no SVG. So the layout is a table, each
 * style stands at its element, nothing is loaded from elsewhere, and the style sheet only adds the dark theme.
 */
import { onOneLine } from '../../../rules/shared/line.ts';
import { dark, light } from '../colours.ts';
import { escapeHtml, linkAddresses } from './html.ts';
import type { Message } from './mail.ts';

export type MailContent = {
  /** Only addresses below it become links: what a person typed does not. */
  publicUrl: string;
  to: string;
  /** Also the heading. */
  subject: string;
  /** One paragraph, or several. The first is the preview in a list of mails. */
  before: string | readonly string[];
  button: [label: string, url: string] | null;
  after: string;
};

/** Subject and paragraphs are a line each, whatever the names in them are made of. */
export function renderMail({ publicUrl, to, button, after, ...content }: MailContent): Message {
  const subject = onOneLine(content.subject);
  const paragraphs = [content.before].flat().map(onOneLine);
  const action = button === null ? [] : [`${button[0]}:\n${button[1]}`];
  return {
    to,
    subject,
    text: [...paragraphs, ...action, after, 'Steward'].join('\n\n'),
    html: layout({ publicUrl, subject, paragraphs, button, after }),
  };
}

const font = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif`;
const textStyle = `margin:0 0 16px;font:16px/1.5 ${font};color:${light.ink};overflow-wrap:anywhere`;
const smallStyle = `margin:0;font:13px/1.5 ${font};color:${light.ink3};overflow-wrap:anywhere`;

/** The dark theme, where a mail program lets the reader have it. */
const darkTheme = `@media (prefers-color-scheme:dark){.paper{background:${dark.paper}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}.line{border-color:${dark.line}!important}.ink{color:${dark.ink}!important}.quiet{color:${dark.ink3}!important}.link{color:${dark.accentText}!important}.button{background:${dark.accent}!important}.label{color:${dark.accentInk}!important;border-color:${dark.accent}!important}}`;

/** After the preview, so that no mail program fills it up with the words that follow. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60);

/** The woven edge of the app's pages; percent of the width. */
const weave = `<tr>${Array.from({ length: 6 }, () => [
  [8, light.weave1],
  [2, light.weave2],
  [2, light.weave1],
  [2, light.weave3],
  [2.66, light.weave1],
])
  .flat()
  .map(
    ([width, colour]) =>
      `<td width="${width}%" height="4" bgcolor="${colour}" style="height:4px;font-size:0;line-height:0">&nbsp;</td>`,
  )
  .join('')}</tr>`;

type Layout = Pick<MailContent, 'publicUrl' | 'subject' | 'button' | 'after'> & { paragraphs: readonly string[] };

function layout({ publicUrl, subject, paragraphs, button, after }: Layout): string {
  const anchor = (url: string) =>
    `<a class="link" href="${escapeHtml(url)}" target="_blank" style="color:${light.accentText}">${escapeHtml(url)}</a>`;
  const linked = (text: string) =>
    linkAddresses(text, (url) => (isBelow(publicUrl, url) ? anchor(url) : escapeHtml(url)));
  const paragraph = (text: string) => `<p class="ink" style="${textStyle}">${linked(text)}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>:root{color-scheme:light dark}${darkTheme}</style></head>
<body class="paper" style="margin:0;padding:0;background:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(paragraphs[0] ?? '')}${filler}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.paper}">
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${weave}</table></td></tr>
<tr><td align="center" style="padding:24px 12px 32px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 16px"><a class="ink" href="${escapeHtml(publicUrl)}" target="_blank" style="font:700 20px/1.25 ${font};letter-spacing:-.01em;color:${light.ink};text-decoration:none">Steward</a></td></tr>
<tr><td class="card" style="padding:28px 24px 12px;background:${light.surface};border:1px solid ${light.line};border-radius:10px">
<h1 class="ink" style="margin:0 0 16px;font:700 22px/1.3 ${font};letter-spacing:-.01em;color:${light.ink};overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
${paragraphs.map(paragraph).join('\n')}
${button === null ? '' : buttonOf(button, anchor)}
${paragraph(after)}
</td></tr>
<tr><td style="padding:16px 4px 0"><p class="quiet" style="${smallStyle}">Sent by Steward</p></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}

/** With the address itself below it, for programs and readers that do not press buttons. */
const buttonOf = ([label, url]: [string, string], anchor: (url: string) => string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr>
<td class="button" bgcolor="${light.accent}" style="border-radius:6px;background:${light.accent};mso-padding-alt:10px 20px"><a class="label" href="${escapeHtml(url)}" target="_blank" style="display:inline-block;padding:10px 20px;border:1px solid ${light.accent};border-radius:6px;font:600 16px/1.5 ${font};color:${light.accentInk};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="${smallStyle};margin-bottom:20px">Or open this address: ${anchor(url)}</p>`;

const isBelow = (publicUrl: string, url: string) =>
  url === publicUrl || (url.startsWith(publicUrl) && url.charAt(publicUrl.length) === '/');
