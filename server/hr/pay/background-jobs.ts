/** Tells whom it concerns that a bank account was changed: the employee and the owner, in the app and by mail, within a minute. */

import { onOneLine } from '../../../rules/shared/line.ts';
import { findBusinessName, listMembersAmong, listOwners, namesOf } from '../../directory/directory.ts';
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { forEach } from '../../platform/background-jobs/each.ts';
import type { Tx } from '../../platform/database/database.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AccountChange, businessesWithUntold, claimUntold, type PaySource } from './account-changes.ts';
import { accountsChangedMail, myAccountChangedMail } from './mails.ts';

/** Changes that one transaction tells of. */
const atOnce = 200;
/** People whom one mail to the owner names. */
const mostNamed = 20;

const ways: Record<PaySource, string> = {
  form: 'in the record',
  profile_change: 'as they asked',
  onboarding: 'by an onboarding',
  import: 'from a file',
  import_undo: 'by undoing an import',
};
const dayOf = (time: Date) => time.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const nameOf = ({ firstName, lastName }: AccountChange) => onOneLine(`${firstName} ${lastName}`.trim());

export const accountChangesJob = ({ clock, config: { publicUrl }, db, mail }: Platform): Job<object> => {
  async function tellEmployee(tx: Tx, businessId: string, business: string, change: AccountChange, by: string) {
    const now = clock.now();
    const { id, userId, mailTo, source, changedAt } = change;
    const [member] = userId === null ? [] : await listMembersAmong(tx, businessId, [userId]);
    if (member !== undefined)
      await notify(tx, {
        businessId,
        userIds: [member.id],
        occasion: `account-changed:${id}`,
        now,
        text: 'The bank account for your pay was changed',
        link: '/my-profile',
      });
    const addresses = [...(member === undefined ? [] : [member.email]), ...mailTo].map((one) => one.toLowerCase());
    for (const to of new Set(addresses))
      await mail.send(
        tx,
        myAccountChangedMail(publicUrl, { to, business, by, how: ways[source], day: dayOf(changedAt) }),
      );
  }

  async function tellOwners(
    tx: Tx,
    businessId: string,
    business: string,
    changes: readonly AccountChange[],
    by: (change: AccountChange) => string,
  ) {
    const owners = await listOwners(tx, businessId);
    const [first] = changes;
    if (first === undefined) return;
    const rest = changes.length - 1;
    await notify(tx, {
      businessId,
      userIds: owners.map(({ id }) => id),
      occasion: `account-changed-of:${first.id}`,
      now: clock.now(),
      text:
        rest === 0
          ? `The bank account of ${nameOf(first)} was changed`
          : `The bank accounts of ${nameOf(first)} and ${rest} more were changed`,
      link: rest === 0 ? `/hr/employees/${first.employeeId}` : '/settings?tab=audit-log',
    });
    const named = changes.slice(0, mostNamed);
    const lines = named.map((change) => `${nameOf(change)}: ${ways[change.source]}, by ${by(change)}`);
    if (changes.length > named.length) lines.push(`and ${changes.length - named.length} more.`);
    for (const { email: to } of owners) await mail.send(tx, accountsChangedMail(publicUrl, { to, business, lines }));
  }

  const tellSome = (businessId: string) =>
    db.as({ businessId }, async (tx) => {
      const changes = await claimUntold(tx, businessId, atOnce, clock.now());
      if (changes.length === 0) return 0;
      const business = await findBusinessName(tx, businessId);
      const names = await namesOf(
        tx,
        changes.map(({ changedBy }) => changedBy),
      );
      const by = ({ changedBy }: AccountChange) => names.get(changedBy) ?? 'Somebody';
      for (const change of changes) await tellEmployee(tx, businessId, business, change, by(change));
      await tellOwners(tx, businessId, business, changes, by);
      return changes.length;
    });

  return {
    name: 'hr.account-changes',
    retries: 'for hours',
    schedule: '* * * * *',
    work: async (_, { signal }) => {
      const businesses = await db.system(businessesWithUntold);
      await forEach(
        businesses,
        async (businessId) => {
          while ((await tellSome(businessId)) >= atOnce);
        },
        signal,
      );
    },
  };
};
