/**
 * Ends the employments whose planned day has come, where each business is. Until it has run, nobody counts as employed all the
 * same: that follows from the day. What it adds is the end of access and benefits.
 */
import { listOwners, lockBusiness } from '../../directory/directory.ts';
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { forEach } from '../../platform/background-jobs/each.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { day, later } from '../../platform/time/dates.ts';
import type { Services } from '../../plug/services.ts';
import * as store from '../employees/store.ts';
import { endEmployment } from './acts.ts';
import { heldText } from './rules.ts';
import { businessesWithPlannedEnds, listDueEnds } from './store.ts';

const cleared = { terminated_on: null, termination_reason: null, termination_note: null, termination_by: null };

export const plannedEndsJob = (
  { db, clock }: Platform,
  { members, listHeld, tell: tellAll }: Pick<Services, 'members' | 'listHeld' | 'tell'>,
): Job<object> => {
  const endOne = (businessId: string, id: string) =>
    db.as({ businessId }, async (tx) => {
      await lockBusiness(tx, businessId);
      // Another run may have done it, or somebody may have withdrawn it.
      const [due] = await listDueEnds(tx, businessId, id);
      const employee = await store.claimEmployee(tx, businessId, id);
      if (due === undefined || employee === undefined) return;
      const { plannedBy, date, reason, note } = due;
      const now = clock.now();
      const owners = await listOwners(tx, businessId);
      const member = await store.memberOf(tx, businessId, id);
      const subject = { id, name: store.nameOf(employee) };
      const tell = (occasion: string, text: string) =>
        notify(tx, {
          businessId,
          userIds: [...new Set([plannedBy, ...owners.map((owner) => owner.id)])],
          occasion: `${occasion}:${id}:${date}`,
          text,
          link: `/hr/employees/${id}?part=assets`,
          now,
        });
      if (owners.some((owner) => owner.id === member)) {
        await store.updateEmployee(tx, businessId, id, cleared);
        const text = 'Withdrew the planned end: an owner hands the business over before they leave it';
        await record(tx, { businessId, actorId: null, action: 'employee.reinstated', text, subject, address: '', now });
        return;
      }
      const by = { tx, businessId, userId: plannedBy, address: '' };
      await endEmployment(by, employee, { date, reason, note }, { members, tell: tellAll, now });
      const held = await listHeld(tx, businessId, id);
      const rest = held.length === 0 ? '' : `, who still ${heldText(held, 'thing')}: take back or write off`;
      await tell('employment.ended', `Ended as planned: the employment of ${subject.name}${rest}`);
    });

  return {
    name: 'hr.planned-ends',
    retries: 'for hours',
    schedule: '*/10 * * * *',
    work: async (_, { signal }) => {
      // A day begins at most 14 hours before that of UTC.
      const latest = later(clock.now(), day).toISOString().slice(0, 10);
      const businesses = await db.system((tx) => businessesWithPlannedEnds(tx, latest));
      await forEach(
        businesses,
        async (businessId) => {
          const due = await db.as({ businessId }, (tx) => listDueEnds(tx, businessId, null));
          await forEach(due, ({ id }) => endOne(businessId, id), signal);
        },
        signal,
      );
    },
  };
};
