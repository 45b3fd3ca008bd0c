/** The part of an onboarding that the employee fills in, by a link and without an account. */
import type { components } from '../../../openapi/generated/contract.ts';
import { onOneLine } from '../../../rules/shared/line.ts';
import { findBusinessName, listAudience } from '../../directory/directory.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { isFor } from '../../platform/security/audience.ts';
import { record } from '../../platform/security/audit.ts';
import { digestOf } from '../../platform/security/auth.ts';
import { readLinkToken } from '../../platform/security/link-token.ts';
import { allBanks, allProviders } from '../banks/catalogue.ts';
import { createAccountCheck } from '../banks/check.ts';
import { contactOf } from '../contacts/acts.ts';
import { namingProblem } from '../documents/rules.ts';
import { personOf } from '../employees/form.ts';
import { storeUpload } from '../files/acts.ts';
import { addFile } from '../files/store.ts';
import { assertProven, isProven } from '../pay/holder.ts';
import { noPay, payIn, problemsOf } from '../pay/rules.ts';
import { addDocument, dropDocuments, listDocuments, presentDocument } from './documents.ts';
import { faultTexts, formOf, isOpen, linkFault, missingParts } from './rules.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
type FormOperation =
  | 'openOnboardingForm'
  | 'saveOnboardingForm'
  | 'submitOnboardingForm'
  | 'addOnboardingDocument'
  | 'removeOnboardingDocument'
  | 'validateOnboardingAccount'
  | 'listOnboardingBanks';
/** Files that an onboarding may have. */
const mostDocuments = 10;
type Found = { tx: Tx; businessId: string; row: store.OnboardingRow };

export const onboardingFormHandlers = ({ clock, config, db, files, jobs }: Platform): Pick<Handlers, FormOperation> => {
  const check = createAccountCheck({ config, db });
  /**
   * Runs in the business that the token names, with the onboarding of its link.
   * @throws 404 for a link that nobody has made, or that has ended; 409 for one that is no longer good
   */
  function withForm<T>(token: string, isClaimed: boolean, work: (found: Found) => Promise<T>): Promise<T> {
    const read = readLinkToken(token);
    if (read === null) throw refuse.missing();
    const { businessId, secret } = read;
    return db.as({ businessId }, async (tx) => {
      const row = await store.findByLink(tx, businessId, digestOf(secret), { isClaimed });
      if (row === undefined) throw refuse.missing();
      const fault = linkFault(row, clock.now());
      if (fault !== null) throw refuse.conflict(faultTexts[fault], fault);
      return work({ tx, businessId, row });
    });
  }

  /** @throws 409 when somebody else was faster */
  function assertUnchanged({ state, revision }: store.OnboardingRow, seen: number) {
    if (revision !== seen || !isOpen(state))
      throw refuse.conflict('This has been saved somewhere else in the meantime. Check it again.', 'changed');
  }

  async function shown({ tx, businessId, row }: Found) {
    const now = await store.readOnboarding(tx, businessId, row.id);
    const documents = await listDocuments(tx, businessId, row.id);
    return formOf(now ?? row, await findBusinessName(tx, businessId), documents.map(presentDocument));
  }

  /** The confirmed holder of an account: now, or before and still of the same. @throws 400 where the bank has not named them */
  function holderOf({ tx, businessId, row }: Found, bank: Parameters<typeof isProven>[2], proof: string | null) {
    if (proof !== null) assertProven(tx, businessId, bank, proof);
    const before = row.bank?.holder ?? null;
    if (before !== null && isProven(tx, businessId, bank, before.proof)) return before;
    return proof === null ? null : { proof, at: clock.now().toISOString() };
  }

  /** What is kept of the parts that were sent, by the rules of the record. @throws 400 with what is wrong by field */
  async function answersOf(
    { tx, businessId, row }: Found,
    step: Schemas['OnboardingStep'],
  ): Promise<Partial<store.Answers>> {
    const answers: Partial<store.Answers> = {};
    const problems: Record<string, string[]> = {};
    if (step.details !== undefined) {
      const about = { tx, businessId, present: null, now: clock.now() };
      const { email, ...details } = await personOf({ ...step.details, hire_date: row.hire_date }, about, problems);
      answers.details = details;
    }
    if (step.bank !== undefined || step.holder_proof) {
      // Numbers are not sent back to the form, so it leaves out what stays as it is.
      const { pay, pay_period, ...bank } = payIn({ ...row.bank, ...step.bank }) ?? noPay;
      Object.assign(problems, problemsOf({ ...noPay, ...bank }));
      const holder = holderOf({ tx, businessId, row }, bank, step.holder_proof ?? null);
      answers.bank = { ...bank, ...(holder === null ? {} : { holder }) };
    }
    if (Object.keys(problems).length > 0) throw refuse.fields(problems);
    for (const part of ['next_of_kin', 'emergency_contact'] as const) {
      const contact = step[part];
      if (contact !== undefined) answers[part] = await contactOf(tx, businessId, contact);
    }
    return answers;
  }

  async function tell({ tx, businessId, row }: Found) {
    const reviewers = (await listAudience(tx, businessId)).filter((member) => isFor('edit_people', member));
    await notify(tx, {
      businessId,
      userIds: reviewers.map(({ id }) => id),
      occasion: `onboarding.submitted:${row.id}:${row.revision}`,
      text: `${onOneLine(`${row.first_name} ${row.last_name}`)} has filled in their details`,
      link: `/hr/continue-onboarding/${row.id}`,
      now: clock.now(),
    });
  }

  async function noteOpening({ tx, businessId, row }: Found, address: string) {
    const now = clock.now();
    if (!(await store.noteOpening(tx, businessId, row.id, { address, now }))) return;
    await record(tx, {
      businessId,
      actorId: null,
      action: 'onboarding.opened',
      address,
      now,
      text: 'Opened the form of the onboarding by its link',
      subject: { id: row.employee ?? row.id, name: `${row.first_name} ${row.last_name}`.trim() },
    });
  }

  return {
    openOnboardingForm: ({ params, address }) =>
      withForm(params.token, false, async (found) => {
        await noteOpening(found, address);
        return shown(found);
      }),

    saveOnboardingForm: ({ params, body }) =>
      withForm(params.token, true, async (found) => {
        assertUnchanged(found.row, body.revision);
        const answers = await answersOf(found, body);
        if (Object.keys(answers).length > 0) await store.saveAnswers(found.tx, found.businessId, found.row.id, answers);
        return shown(found);
      }),

    submitOnboardingForm: ({ params, body, address }) =>
      withForm(params.token, true, async (found) => {
        const { tx, businessId, row } = found;
        // The first answer was lost on its way: this is the same request once more.
        if (row.state === 'submitted' && row.revision === body.revision + 1) return shown(found);
        assertUnchanged(row, body.revision);
        const missing = missingParts(row);
        if (Object.keys(missing).length > 0) throw refuse.fields(missing);
        const now = clock.now();
        await store.submitOnboarding(tx, businessId, row.id, now);
        await record(tx, {
          businessId,
          actorId: null,
          action: 'onboarding.submitted',
          address,
          now,
          text: 'Filled in the onboarding by its link',
          subject: { id: row.id, name: `${row.first_name} ${row.last_name}`.trim() },
        });
        await tell(found);
        return shown(found);
      }),

    addOnboardingDocument: ({ params, body, file }) =>
      withForm(params.token, true, async ({ tx, businessId, row }) => {
        if (!isOpen(row.state)) throw refuse.conflict('This was sent already.', 'changed');
        const upload = file('file');
        if (upload === null) throw refuse.fields({ file: ['Field is Required'] });
        const name = (body.name ?? '').trim();
        const problem = namingProblem(body.kind, name);
        if (problem !== null) throw refuse.fields(problem);
        if ((await listDocuments(tx, businessId, row.id)).length >= mostDocuments)
          throw refuse.fields({ file: [`You can add at most ${mostDocuments} files.`] });
        const { storedAs, ...fileInfo } = await storeUpload(files, tx, upload);
        const now = clock.now();
        const keeping = { uploadedBy: null, isUsed: true, now };
        const fileId = await addFile(tx, businessId, { ...fileInfo, storedAs }, keeping);
        const added = { onboardingId: row.id, fileId, kind: body.kind, name };
        return { id: await addDocument(tx, businessId, added, now), kind: body.kind, name, fileInfo };
      }),

    removeOnboardingDocument: ({ params }) =>
      withForm(params.token, true, async ({ tx, businessId, row }) => {
        if (!isOpen(row.state)) throw refuse.conflict('This was sent already.', 'changed');
        const dropped = (await listDocuments(tx, businessId, row.id)).filter(({ id }) => id === params.id);
        if (dropped.length === 0) throw refuse.missing();
        await dropDocuments(tx, jobs, businessId, dropped);
        return undefined;
      }),

    validateOnboardingAccount: async ({ params, body }) => {
      const businessId = await withForm(params.token, false, async ({ row, ...found }) => {
        if (!isOpen(row.state)) throw refuse.conflict('This was sent already.', 'changed');
        return found.businessId;
      });
      return check(businessId, body);
    },

    listOnboardingBanks: async () => ({ banks: allBanks, pension_providers: [...allProviders] }),
  };
};
