/** The markup of the mailbox page: mails as a mail program shows them, without script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark, light } from '../colours.ts';
import { escapeHtml, linkAddresses } from './html.ts';
import type { Attachment, Message } from './mail.ts';

type Mail = Message & { id: string; sentAt: Date };

/** The time of day is the server's, and says so. */
const moment = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

const anchor = (address: string) => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
const fileLink = ({ filename, type, content }: Attachment) =>
  `<a download="${escapeHtml(filename)}" href="data:${escapeHtml(type)};base64,${escapeHtml(content)}">${escapeHtml(filename)}</a>`;
const addressesIn = (text: string): string[] => {
  const found: string[] = [];
  linkAddresses(text, (address) => {
    found.push(address);
    return '';
  });
  return [...new Set(found)];
};

/** The first words of a mail, as a list of mails shows them. */
const preview = (text: string) => text.replace(/\s+/g, ' ').slice(0, 140);

function mailMarkup(from: string, { id, sentAt, to, subject, text, attachments = [] }: Mail, isOpen: boolean): string {
  const links = addressesIn(text);
  const time = `<time datetime="${sentAt.toISOString()}">${moment.format(sentAt)}</time>`;
  const [title, body] = [escapeHtml(subject), `/dev/mailbox/${id}`];
  const tab = (value: string, label: string, isOn = false) =>
    `<label><input type="radio" name="show-${id}" value="${value}"${isOn ? ' checked' : ''}><span>${label}</span></label>`;
  return `<article aria-labelledby="m${id}"><details name="mail"${isOpen ? ' open' : ''}>
<summary><h2 id="m${id}">${title}</h2>${time}<span class="preview"><b>${escapeHtml(to)}</b> ${escapeHtml(preview(text))}</span></summary>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd><a href="/dev/mailbox?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a></dd><dt>Date</dt><dd>${time}</dd>
${links.length === 0 ? '' : `<dt>${links.length === 1 ? 'Link' : 'Links'}</dt><dd>${links.map(anchor).join('<br>')}</dd>`}
${attachments.length === 0 ? '' : `<dt>Attached</dt><dd>${attachments.map(fileLink).join('<br>')}</dd>`}</dl>
<fieldset><legend>Show</legend>${tab('html', 'HTML', true)}${tab('text', 'Plain text')}<a href="${body}">Full page</a></fieldset>
<iframe src="${body}" title="${title}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<pre>${linkAddresses(text, anchor)}</pre></details></article>`;
}

const mark = `<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><rect width="28" height="28" rx="8"/><g><circle cx="11.5" cy="14" r="3.5"/><path d="M15 14h6.5M19 14v3"/></g></svg>`;

const emptyMarkup = (to: string) =>
  `<div class="empty"><h2>No mail yet</h2>${
    to === ''
      ? '<p>Sign up, and the confirmation email appears here.</p>'
      : `<p>Nothing was sent to ${escapeHtml(to)}. <a href="/dev/mailbox">Show all mail</a></p>`
  }</div>`;

/** @param to what was searched for; everything where it is empty. The newest mail is open. */
export const mailboxMarkup = ({ from, to, mails }: { from: string; to: string; mails: readonly Mail[] }): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox · Steward</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/dev/mailbox/mailbox.css"></head>
<body><header class="top"><a href="/" class="brand">${mark}Steward</a></header>
<main><div class="head"><h1>Mailbox</h1><a href="/dev/mailbox${to === '' ? '' : `?to=${encodeURIComponent(to)}`}" class="secondary">Refresh</a>
<p>No SMTP server is set, so mail is kept here, newest first.</p></div>
<form role="search" action="/dev/mailbox"><label for="to">Recipient</label><input id="to" name="to" type="search" value="${escapeHtml(to)}" placeholder="All" autocomplete="off" autocapitalize="off" spellcheck="false"><button class="secondary">Search</button></form>
${mails.length === 0 ? emptyMarkup(to) : mails.map((mail, at) => mailMarkup(from, mail, at === 0)).join('\n')}</main></body></html>`;

const variables = (colours: typeof light) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

export const mailboxStyle = `:root{color-scheme:light dark;${variables(light)}}
@media (prefers-color-scheme:dark){:root{${variables(dark)}}}
${readFileSync(join(import.meta.dirname, 'mailbox.css'), 'utf8')}`;
