/** Onboardings as HR starts, reviews and approves them. What the employee does is in form.ts. */

import type { components } from '../../../openapi/generated/contract.ts';
import { findBusinessName, lockBusiness } from '../../directory/directory.ts';
import { countryOf } from '../../directory/phone-numbers.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import { toE164 } from '../../platform/phone.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { secretToken } from '../../platform/security/auth.ts';
import { linkToken } from '../../platform/security/link-token.ts';
import { day, later } from '../../platform/time/dates.ts';
import { writeContact } from '../contacts/store.ts';
import { documentName } from '../documents/rules.ts';
import { addRecord, changeRecord, formOfRecord } from '../employees/acts.ts';
import { workOf } from '../employees/form.ts';
import { textOrNull } from '../employees/rules.ts';
import { claimEmployee, readEmployee } from '../employees/store.ts';
import { answerFile } from '../files/acts.ts';
import { findFile } from '../files/store.ts';
import { maySeePay, notePayShown } from '../pay/acts.ts';
import { isProven } from '../pay/holder.ts';
import { maskedPay, namedPay, noPay, type PayDetails, payWith } from '../pay/rules.ts';
import { readPay } from '../pay/store.ts';
import { readSettings } from '../settings/store.ts';
import { approvalOf } from './approval.ts';
import { type DocumentRow, dropDocuments, keepDocuments, listDocuments, presentDocument } from './documents.ts';
import { onboardingMail } from './mails.ts';
import { isOpen } from './rules.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
type OnboardingOperation =
  | 'listOnboardings'
  | 'createOnboarding'
  | 'getOnboarding'
  | 'createOnboardingLink'
  | 'revokeOnboardingLink'
  | 'returnOnboarding'
  | 'approveOnboarding'
  | 'cancelOnboarding'
  | 'downloadOnboardingDocument'
  | 'getEmployeeOnboarding';
type Caller = Pick<
  BusinessCall<'getOnboarding'>,
  'tx' | 'businessId' | 'userId' | 'address' | 'isOwner' | 'permissions'
>;

const iso = (time: Date | null) => time?.toISOString() ?? null;
const nameOf = ({ first_name, last_name }: Pick<store.OnboardingRow, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim();

const presentItem = <Row extends { created_at: Date; submitted_at: Date | null; link_expires_at: Date | null }>(
  row: Row,
) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  submitted_at: iso(row.submitted_at),
  link_expires_at: iso(row.link_expires_at),
});

/** As HR sees it: numbers as they end, or everything in full. */
async function present(
  caller: Caller,
  row: store.OnboardingRow,
  documents: readonly DocumentRow[],
  isFull = false,
): Promise<Schemas['Onboarding']> {
  const { work, bank, decided_at, opened_at, linked_by, ...rest } = row;
  const { is_allowed, note } = await approvalOf(caller, row);
  const show = isFull ? namedPay : maskedPay;
  return {
    ...presentItem(rest),
    documents: documents.map(presentDocument),
    bank: bank && show({ ...noPay, ...bank }),
    account_name: isFull ? (bank?.account_name ?? null) : null,
    is_holder_confirmed: bank?.holder !== undefined,
    approval: { is_allowed, note },
    opened_at: iso(opened_at),
    decided_at: iso(decided_at),
  };
}

/** By the employee; null where they have confirmed nothing, or by a key that is known no more. */
function confirmationOf({ tx, businessId }: Caller, pay: PayDetails, confirmed: store.FilledBank['holder']) {
  if (confirmed === undefined || !isProven(tx, businessId, pay, confirmed.proof)) return null;
  return { proof: confirmed.proof, by: null, at: new Date(confirmed.at) };
}

const blankNames = (names: Record<'first_name' | 'last_name', string>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => (name.trim() === '' ? [[field, ['field is required']]] : [])),
  );

export const onboardingsHandlers = ({
  clock,
  config,
  files,
  jobs,
  mail,
}: Platform): Pick<Handlers, OnboardingOperation> => {
  async function read({ tx, businessId }: Caller, id: string) {
    const found = await store.readOnboarding(tx, businessId, id);
    if (found === undefined) throw refuse.missing();
    return found;
  }

  async function claim({ tx, businessId }: Caller, id: string) {
    const found = await store.claimOnboarding(tx, businessId, id);
    if (found === undefined) throw refuse.missing();
    return found;
  }

  const presentAgain = async (caller: Caller, id: string) =>
    present(caller, await read(caller, id), await listDocuments(caller.tx, caller.businessId, id));

  const log = ({ tx, businessId, userId, address }: Caller, about: store.OnboardingRow, action: string, text: string) =>
    record(tx, {
      businessId,
      actorId: userId,
      address,
      now: clock.now(),
      action: `onboarding.${action}`,
      text,
      subject: { id: about.employee ?? about.id, name: nameOf(about) },
    });

  /** What waits for a review, as it was read. @throws 409 */
  async function claimSubmitted(caller: Caller, id: string, revision: number) {
    const found = await claim(caller, id);
    if (found.state !== 'submitted' || found.revision !== revision)
      throw refuse.conflict('This onboarding has changed in the meantime. Look at it again.', 'changed');
    return found;
  }

  /** What HR has said of a new employee, checked. */
  async function startOf({ tx, businessId }: Caller, { employee = null, ...form }: Schemas['NewOnboarding']) {
    const problems: Record<string, string[]> = {};
    const known = employee === null ? null : await readEmployee(tx, businessId, employee);
    if (known === undefined) throw refuse.fields({ employee: ['There is no such employee.'] });
    if (known?.status === 'terminated') problems.employee = ['This employment has ended.'];
    const typed = textOrNull(form.phone_number);
    const phone = typed === null ? null : toE164(typed, await countryOf(tx, businessId));
    if (typed !== null && phone === null) problems.phone_number = ['The phone number entered is not valid.'];
    const { first_name = '', last_name = '' } = known ?? form;
    if (known === null) Object.assign(problems, blankNames({ first_name, last_name }));
    const work = known === null ? (form.work ?? {}) : {};
    await workOf(work, { tx, businessId, present: null, now: clock.now() }, problems);
    if (Object.keys(problems).length > 0) throw refuse.fields(problems);
    return {
      employee,
      work,
      phone_number: phone,
      email: textOrNull(form.email),
      first_name: first_name.trim(),
      last_name: last_name.trim(),
    };
  }

  /** Where a link is mailed: of somebody who has a record, to the address that it has. */
  async function addressOf({ tx, businessId }: Caller, { employee, email }: store.OnboardingRow) {
    const known = employee === null ? undefined : await readEmployee(tx, businessId, employee);
    return known?.email ?? known?.personal_email ?? email;
  }

  /** Writes the record that an onboarding was for. The business must be locked. */
  async function writeRecord(caller: Caller, { employee, details, bank: kept, ...start }: store.OnboardingRow) {
    const { tx, businessId } = caller;
    const now = clock.now();
    const { holder: confirmed, ...bank } = kept ?? {};
    const filled = details ?? { first_name: start.first_name, last_name: start.last_name };
    if (employee === null) {
      const phone_number = filled.phone_number ?? start.phone_number;
      const form = { ...start.work, ...filled, phone_number, email: start.email };
      const pay = payWith(noPay, bank);
      return addRecord(caller, {
        form,
        pay,
        holder: confirmationOf(caller, pay, confirmed),
        source: 'onboarding',
        now,
      });
    }
    const before = await claimEmployee(tx, businessId, employee);
    if (before === undefined) throw refuse.missing();
    const said = Object.entries(filled).filter(([, value]) => value !== null);
    const form = { ...formOfRecord(before), ...Object.fromEntries(said) };
    const pay = payWith(await readPay(tx, businessId, employee), bank);
    const holder = confirmationOf(caller, pay, confirmed);
    return changeRecord(caller, before, { form, pay, holder, source: 'onboarding', now });
  }

  return {
    listOnboardings: async (call) =>
      pageOf(call, await store.listOnboardings(call.tx, call.businessId, call.query), presentItem),

    getOnboarding: async (call) => {
      const found = await read(call, call.params.id);
      const documents = await listDocuments(call.tx, call.businessId, found.id);
      if (found.bank === null || !maySeePay(call)) return present(call, found, documents);
      await notePayShown(call, { id: found.employee ?? found.id, name: nameOf(found) }, clock.now());
      return present(call, found, documents, true);
    },

    getEmployeeOnboarding: async ({ tx, businessId, params: { id } }) => {
      if ((await readEmployee(tx, businessId, id)) === undefined) throw refuse.missing();
      const found = await store.findOfEmployee(tx, businessId, id);
      return { onboarding: found === undefined ? null : presentItem(found) };
    },

    downloadOnboardingDocument: async (call) => {
      const { tx, businessId, params, reply } = call;
      const about = await read(call, params.id);
      const [found] = (await listDocuments(tx, businessId, about.id)).filter(({ id }) => id === params.document);
      if (found === undefined) throw refuse.missing();
      await log(call, about, 'documentOpened', `Opened the document ${documentName(found)}`);
      return answerFile(files, await findFile(tx, businessId, found.fileId), reply);
    },

    createOnboarding: (call) => {
      const { tx, userId, businessId, body, idempotencyKey } = call;
      const now = clock.now();
      const intent = { userId, key: idempotencyKey, operation: 'createOnboarding', businessId, body };
      return once(tx, intent, now, async () => {
        const start = await startOf(call, body);
        const id = await refuseDuplicates(store.addOnboarding(tx, businessId, start, { startedBy: userId, now }), {
          constraint: 'onboardings_employee',
          fields: { employee: ['This employee has an open onboarding already.'] },
        });
        const added = await read(call, id);
        await log(call, added, 'started', 'Started the onboarding');
        return present(call, added, []);
      });
    },

    createOnboardingLink: async (call) => {
      const { tx, businessId, params } = call;
      const found = await claim(call, params.id);
      if (!isOpen(found.state)) throw refuse.conflict('The employee has nothing to fill in now.');
      const { token, digest } = secretToken();
      const expiresAt = later(clock.now(), (await readSettings(tx, businessId)).onboarding_link_days * day);
      await store.setLink(tx, businessId, params.id, { digest, expiresAt, madeBy: call.userId });
      const link = `${config.publicUrl}/onboard/${linkToken(businessId, token)}`;
      const to = await addressOf(call, found);
      const { first_name: firstName } = found;
      if (to !== null) {
        const business = await findBusinessName(tx, businessId);
        await mail.send(tx, onboardingMail(config.publicUrl, { to, business, firstName, link }));
      }
      await log(call, found, 'linked', to === null ? 'Made a link for the onboarding' : 'Mailed the onboarding');
      return {
        link: to === null ? link : null,
        expires_at: expiresAt.toISOString(),
        is_mailed: to !== null,
        mailed_to: to,
      };
    },

    revokeOnboardingLink: async (call) => {
      const found = await claim(call, call.params.id);
      if (found.link_expires_at === null) return undefined;
      await store.setLink(call.tx, call.businessId, found.id, null);
      await log(call, found, 'unlinked', 'Ended the link of the onboarding');
      return undefined;
    },

    returnOnboarding: async (call) => {
      const { tx, businessId, params, body } = call;
      const found = await claimSubmitted(call, params.id, body.revision);
      if (Object.keys(body.notes).length === 0) throw refuse.fields({ notes: ['Say what is to be changed.'] });
      await store.returnOnboarding(tx, businessId, params.id, body.notes);
      await log(call, found, 'returned', 'Asked for changes');
      return presentAgain(call, params.id);
    },

    approveOnboarding: async (call) => {
      const { tx, businessId, params, body } = call;
      await lockBusiness(tx, businessId);
      const found = await claimSubmitted(call, params.id, body.revision);
      const approval = await approvalOf(call, found);
      if (!approval.is_allowed) throw refuse.forbidden(approval.note ?? 'You cannot approve this.');
      const { id: employeeId } = await writeRecord(call, found);
      for (const kind of ['next_of_kin', 'emergency_contact'] as const) {
        const { name, relationship, phone_number, email = null, address = null } = found[kind] ?? {};
        if (name === undefined || relationship === undefined || phone_number === undefined) continue;
        await writeContact(tx, { businessId, employeeId, kind }, { name, relationship, phone_number, email, address });
      }
      await keepDocuments(tx, businessId, { onboardingId: params.id, employeeId, createdBy: call.userId }, clock.now());
      const decision = { id: params.id, state: 'approved' as const, employee: employeeId, now: clock.now() };
      await store.endOnboarding(tx, businessId, decision);
      await log(call, { ...found, employee: employeeId }, 'approved', approval.entry);
      return presentAgain(call, params.id);
    },

    cancelOnboarding: async (call) => {
      const { tx, businessId, params } = call;
      const found = await claim(call, params.id);
      if (found.state === 'approved') throw refuse.conflict('This onboarding was approved already.');
      if (found.state === 'cancelled') return present(call, found, []);
      await store.setLink(tx, businessId, found.id, null);
      const decision = { id: found.id, state: 'cancelled' as const, employee: found.employee, now: clock.now() };
      await store.endOnboarding(tx, businessId, decision);
      await dropDocuments(tx, jobs, businessId, await listDocuments(tx, businessId, found.id));
      await log(call, found, 'cancelled', 'Cancelled the onboarding');
      return presentAgain(call, params.id);
    },
  };
};
