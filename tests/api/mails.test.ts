// @vitest-environment jsdom
/** Every mail, as its reader gets it: one layout, nothing from elsewhere, and the same words and links in its plain text. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as passwords from '../../server/accounts/passwords/mails.ts';
import * as secondStep from '../../server/accounts/second-step/mails.ts';
import * as signUp from '../../server/accounts/sign-up/mails.ts';
import * as faults from '../../server/assets/faults/mails.ts';
import * as assetHandovers from '../../server/assets/handovers/mails.ts';
import * as payments from '../../server/billing/payments/mails.ts';
import * as subscriptions from '../../server/billing/subscriptions/mails.ts';
import * as deletion from '../../server/businesses/deletion/mails.ts';
import * as exports from '../../server/businesses/exports/mails.ts';
import * as requirement from '../../server/businesses/second-step/mails.ts';
import * as documentRequests from '../../server/hr/document-requests/mails.ts';
import * as mailings from '../../server/hr/mailings/mails.ts';
import * as onboardings from '../../server/hr/onboardings/mails.ts';
import * as pay from '../../server/hr/pay/mails.ts';
import * as profileChanges from '../../server/hr/profile-changes/mails.ts';
import * as handovers from '../../server/people/handovers/mails.ts';
import * as invitations from '../../server/people/invitations/mails.ts';
import * as members from '../../server/people/members/mails.ts';
import type { Message } from '../../server/platform/mail/mail.ts';
import * as reminders from '../../server/shell/reminders/mails.ts';
import * as answers from '../../server/timeoff/answer-links/mails.ts';
import * as questions from '../../server/timeoff/questions/mails.ts';
import * as shutdowns from '../../server/timeoff/shutdowns/mails.ts';

const publicUrl = 'https://steward.example';
const to = 'Ada.Obi@example.test';
/** What a person may type as a name: HTML, a line break, and an address of their own. */
const business = "<b>&\"\n 'Okafor' https://other.example/win.";
const timeZone = 'Africa/Lagos';
const at = new Date('2026-03-02T10:00:00Z');
const about = { publicUrl, to, name: business, timeZone };
const token = 'x'.repeat(43);

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const receipt = { filename: 'receipt.pdf', type: 'application/pdf', content: '' };
const handedOver = { to, business, holder: business, count: 2, receipt };

const asked = { to, business, employee: business, days: '3 March 2036' };

const mails: Record<string, Message> = {
  passwordChangedMail: passwords.passwordChangedMail(publicUrl, to, 'every device'),
  passwordResetMail: passwords.passwordResetMail(publicUrl, to, 'uid', token),
  secondStepMail: secondStep.secondStepMail(publicUrl, to, 'on'),
  confirmationMail: signUp.confirmationMail(publicUrl, to, token),
  alreadyRegisteredMail: signUp.alreadyRegisteredMail(publicUrl, to),
  contestedMail: signUp.contestedMail(publicUrl, to),
  receivedMail: assetHandovers.receivedMail(publicUrl, handedOver),
  handedOverMail: assetHandovers.handedOverMail(publicUrl, handedOver),
  sentBackMail: documentRequests.sentBackMail(publicUrl, { to, business, document: business, note: business }),
  staffMail: mailings.staffMail(publicUrl, {
    to,
    subject: 'Read this',
    before: [`${business} asks you.`],
    link: '/my-files',
  }),
  onboardingMail: onboardings.onboardingMail(publicUrl, {
    to,
    business,
    firstName: business,
    link: `${publicUrl}/onboard/${token}`,
  }),
  myAccountChangedMail: pay.myAccountChangedMail(publicUrl, {
    to,
    business,
    by: business,
    how: 'by an onboarding',
    day: '2 March 2026',
  }),
  accountsChangedMail: pay.accountsChangedMail(publicUrl, { to, business, lines: [`${business}: from a file`] }),
  profileDecidedMail: profileChanges.profileDecidedMail(publicUrl, {
    to,
    business,
    approved: 'first name and NIN',
    refused: [{ name: 'bank account', note: business }],
  }),
  faultMail: faults.faultMail(publicUrl, {
    to,
    business,
    asset: business,
    message: business,
    link: '/assets?tab=maintenance&view=report-issue',
  }),
  receiptMail: payments.receiptMail({ ...about, amount: '₦537.50', number: 'INV-000001', endsAt: at, renews: true }),
  reversalMail: payments.reversalMail({ ...about, amount: '₦537.50', paidThrough: null }),
  attentionMail: payments.attentionMail({
    publicUrl,
    to,
    amount: '₦537.50',
    reference: 'R1',
    why: 'It was cancelled.',
  }),
  declinedRenewalMail: subscriptions.declinedRenewalMail({ ...about, next: at, endsAt: at }),
  noticeMail: subscriptions.noticeMail({ ...about, notice: 'trialEnding', on: at }),
  deletedMail: deletion.deletedMail({ ...about, deletesAt: at }),
  endingSoonMail: deletion.endingSoonMail({ ...about, deletesAt: at }),
  goneMail: deletion.goneMail(about),
  reminderMail: reminders.reminderMail({
    publicUrl,
    to,
    business,
    items: [
      { title: business, daysLeft: -3, link: '/assets?tab=home' },
      { title: business, daysLeft: 1, link: null },
    ],
  }),
  restoredMail: deletion.restoredMail(about),
  requirementMail: requirement.requirementMail({ publicUrl, to, business }),
  exportReadyMail: exports.exportReadyMail({ ...about, businessId: 'b1', expiresAt: at }),
  handoverAskedMail: handovers.handoverAskedMail(publicUrl, { to, business, businessId: 'b1', other: business }),
  handoverAnsweredMail: handovers.handoverAnsweredMail(publicUrl, { to, business, other: business, isAccepted: true }),
  answerMail: answers.answerMail(publicUrl, { ...asked, token, isReply: false }),
  askedBackMail: questions.askedBackMail(publicUrl, { ...asked, question: business }),
  shutdownMail: shutdowns.shutdownMail(publicUrl, {
    to,
    business,
    days: '3 March 2036',
    reason: business,
    isUndone: false,
  }),
  invitationMail: invitations.invitationMail(publicUrl, {
    to,
    business,
    inviter: business,
    personalLine: business,
    token,
  }),
  freshInvitationAskedMail: invitations.freshInvitationAskedMail(publicUrl, { to, business, email: to }),
  removedMail: members.removedMail(publicUrl, { to, business }),
  endedAccessMail: members.endedAccessMail(publicUrl, { to, business, actor: business, ended: business }),
};

it('tries every mail', () => {
  const sources = globSync('server/*/*/mails.ts').map((file) => readFileSync(file, 'utf8'));
  const names = sources.flatMap((source) => [...source.matchAll(/^export (?:const|function) (\w+Mail)\b/gm)]);
  expect(Object.keys(mails).sort()).toEqual(names.map(([, name]) => name).sort());
});

describe.each(Object.entries(mails))('%s', (_name, { html, text, subject }) => {
  const document = documentOf(html);
  const links = [...document.querySelectorAll('a')];
  const [button] = document.querySelectorAll('a.label');

  it('has the name of the product, its subject as heading, and a preview', () => {
    expect(document.querySelector('a')?.textContent).toBe('Steward');
    expect(document.querySelector('h1')?.textContent).toBe(subject);
    expect(document.title).toBe(subject);
    const preview = document.body.firstElementChild as HTMLElement;
    expect(preview.style.display).toBe('none');
    expect(preview.textContent?.startsWith(document.querySelector('p')?.textContent ?? 'no paragraph')).toBe(true);
  });

  it('says the same in its plain text, with the same links', () => {
    const paragraphs = [...document.querySelectorAll('p.ink')].map((one) => one.textContent ?? '');
    expect(paragraphs.length).toBeGreaterThan(1);
    expect(paragraphs.filter((one) => !text.includes(one))).toEqual([]);
    const addresses = links.map(({ href }) => href).filter((href) => href !== `${publicUrl}/`);
    expect(addresses.filter((one) => !text.includes(one))).toEqual([]);
    if (button !== undefined) expect(text).toContain(`${button.textContent}:\n${button.getAttribute('href')}`);
    const ownAddresses = text.match(/https:\/\/steward\.example\/[\w/?=&.-]*[\w-]/g) ?? [];
    expect(addresses).toEqual(expect.arrayContaining(ownAddresses));
  });

  it('escapes what people typed, and makes no link of it', () => {
    expect(document.querySelector('b')).toBeNull();
    expect(links.map(({ href }) => href).filter((href) => !href.startsWith(`${publicUrl}/`))).toEqual([]);
    expect(subject).not.toContain('\n');
  });

  it('loads and runs nothing, and fits into a narrow window', () => {
    expect(document.querySelector('img, link, script, iframe, form, object, svg')).toBeNull();
    expect(html).not.toMatch(/url\(|@import|\son\w+=|javascript:/);
    for (const table of document.querySelectorAll('table')) {
      expect(table.getAttribute('role')).toBe('presentation');
      expect(table.getAttribute('width') ?? '100%').toBe('100%');
    }
  });
});

it('a name that is HTML is read as it was typed', () => {
  const document = documentOf(mails.removedMail?.html ?? '');
  expect(document.querySelector('h1')?.textContent).toBe(
    `You no longer belong to <b>&" 'Okafor' https://other.example/win.`,
  );
});

it('a link ends before the full stop', () => {
  const document = documentOf(mails.alreadyRegisteredMail?.html ?? '');
  const link = [...document.querySelectorAll('a')].at(-1);
  expect(link?.getAttribute('href')).toBe(`${publicUrl}/forgot-password`);
  expect(link?.nextSibling?.textContent?.startsWith('. Nothing')).toBe(true);
});
