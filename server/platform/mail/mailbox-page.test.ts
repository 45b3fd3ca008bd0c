// @vitest-environment jsdom
/** The mailbox as a developer sees it. */
import { expect, it } from 'vitest';
import { mailboxMarkup, mailboxStyle } from './mailbox-page.ts';

const mail = (id: string, subject: string, text: string) => ({
  id,
  subject,
  text,
  to: 'New.User@example.test',
  html: '<b>not here</b>',
  sentAt: new Date('2026-03-02T10:05:00Z'),
});
const show = (mails: ReturnType<typeof mail>[], to = '') =>
  new DOMParser().parseFromString(mailboxMarkup({ from: 'Steward <hello@steward.test>', to, mails }), 'text/html');

it('shows a mail as a mail program does: who, when, as HTML in a sandbox and as text', () => {
  const document = show([mail('b', 'Newer', 'Hello'), mail('a', 'Older', 'Hello')]);
  expect([...document.querySelectorAll('h2')].map((one) => one.textContent)).toEqual(['Newer', 'Older']);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  const [newest] = document.querySelectorAll('article');
  const facts = [...(newest?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(facts).toEqual([
    ['From', 'Steward <hello@steward.test>'],
    ['To', 'New.User@example.test'],
    ['Date', expect.stringMatching(/^02 Mar 2026, \d\d:05 /)],
  ]);
  const frame = newest?.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('/dev/mailbox/b');
  expect(frame?.getAttribute('title')).toBe('Newer');
  expect(frame?.getAttribute('sandbox')).not.toMatch(/script|same-origin|forms|top/);
  const tabs = [...(newest?.querySelectorAll('label') ?? [])].map((one) => one.textContent);
  expect(tabs).toEqual(['HTML', 'Plain text']);
  expect(document.body.textContent).not.toContain('not here');
});

it('links end before the full stop or the bracket, above the mail and in its text', () => {
  const text =
    'Open http://example.test/a?b=1&c=2. Or (http://example.test/d): see http://example.test/a?b=1&c=2, please! “http://example.test/e”';
  const document = show([mail('a', 'Links', text)]);
  const links = (where: string) => [...document.querySelectorAll(where)].map((link) => link.getAttribute('href'));
  expect(links('pre a')).toEqual([
    'http://example.test/a?b=1&c=2',
    'http://example.test/d',
    'http://example.test/a?b=1&c=2',
    'http://example.test/e',
  ]);
  expect(links('dl dd:last-child a')).toEqual([
    'http://example.test/a?b=1&c=2',
    'http://example.test/d',
    'http://example.test/e',
  ]);
  expect(document.querySelector('pre')?.textContent).toBe(text);
});

it('keeps what was searched for', () => {
  const document = show([], '"><b>New.User@');
  expect(document.querySelector('input')?.value).toBe('"><b>New.User@');
  expect(document.querySelector('.empty')?.textContent).toContain('Nothing was sent to "><b>New.User@.');
  expect(document.querySelector('b')).toBeNull();
  expect(document.querySelector('a.secondary')?.getAttribute('href')).toBe('/dev/mailbox?to=%22%3E%3Cb%3ENew.User%40');
});

it('has the colours of the product, light and dark', () => {
  expect(mailboxStyle).toMatch(/--accent:#0b6b49[\s\S]*prefers-color-scheme:dark[\s\S]*--accent:#3fb984/);
});
