/**
 * Links with which employees see their own published shifts without signing in. Whoever has one learns when and where that
 * person works, and no more of the business than its name.
 */
import type { components } from '../../../openapi/generated/contract.ts';
import { timeZoneOf, todayIn } from '../../directory/business-day.ts';
import { findBusinessName, namesOf } from '../../directory/directory.ts';
import { claimEmployed, describeEmployees } from '../../directory/employees.ts';
import { employmentPeriodsOf, nameOf } from '../../hr/port.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { digestOf, secretToken } from '../../platform/security/auth.ts';
import { day, later } from '../../platform/time/dates.ts';
import { settingsOf } from '../settings/store.ts';
import * as store from './store.ts';
import { weeksOf } from './view.ts';

type LinkOperation = 'getShiftLink' | 'replaceShiftLink' | 'revokeShiftLink' | 'openShiftView';
type ShiftLink = components['schemas']['ShiftLink'];

/** What one link takes, from whatever addresses. */
const ofLink = { calls: 60, seconds: 3_600 };
const none: ShiftLink = { state: 'none', created_by: '', created_at: null, expires_at: null, opened_at: null };

/** Whether an employment ended since a link was made: when the same person comes back, they need another one. */
async function hasEnded(inside: Inside, employee: string, { createdAt }: { createdAt: Date }, now: Date) {
  const { tx, businessId } = inside;
  const [today, made] = [await todayIn(tx, businessId, now), await todayIn(tx, businessId, createdAt)];
  const periods = (await employmentPeriodsOf(inside, [employee])).get(employee) ?? [];
  return periods.every(({ to }) => to < today) || periods.some(({ to }) => to < today && to >= made);
}

async function present(inside: Inside, employee: string, link: store.LinkRow, now: Date): Promise<ShiftLink> {
  const { createdBy, createdAt, expiresAt, openedAt } = link;
  const names = await namesOf(inside.tx, createdBy === null ? [] : [createdBy]);
  const isOver = await hasEnded(inside, employee, link, now);
  return {
    state: isOver ? 'ended' : expiresAt > now ? 'open' : 'expired',
    created_by: names.get(createdBy ?? '') ?? '',
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    opened_at: openedAt?.toISOString() ?? null,
  };
}

/** @throws 404 for somebody whom the business does not employ, and never did */
async function employeeNamed({ tx, businessId }: Inside, id: string) {
  const found = (await describeEmployees(tx, businessId, [id])).get(id);
  if (found === undefined) throw refuse.missing();
  return { id, name: nameOf(found) };
}

async function tell(asking: Asking, action: string, text: string, subject: { id: string; name: string }) {
  const { tx, businessId, userId: actorId, address, now } = asking;
  await record(tx, { businessId, actorId, action, text, subject, address, now });
}

export const linkHandlers = ({ clock, config, db, limits }: Platform): Pick<Handlers, LinkOperation> => ({
  getShiftLink: async (call) => {
    const { tx, businessId, params } = call;
    await employeeNamed(call, params.id);
    const link = await store.findLink(tx, businessId, params.id);
    return link === undefined ? none : present(call, params.id, link, clock.now());
  },

  replaceShiftLink: async (call) => {
    const { tx, businessId, userId, params, body } = call;
    const employee = await employeeNamed(call, params.id);
    if ((await claimEmployed(tx, businessId, [params.id])).length === 0)
      throw refuse.conflict('Their employment has ended.');
    const now = clock.now();
    const { token, digest } = secretToken();
    const link = { employee: params.id, digest, createdBy: userId, now, expiresAt: later(now, body.days * day) };
    await store.replaceLink(tx, businessId, link);
    const text = `Made a link to their shifts for ${body.days} days`;
    await tell({ ...call, now }, 'shift.linkMade', text, employee);
    const made = { ...link, createdAt: now, openedAt: null };
    return { ...(await present(call, params.id, made, now)), url: `${config.publicUrl}/s/${token}` };
  },

  revokeShiftLink: async (call) => {
    const { tx, businessId, params } = call;
    const employee = await employeeNamed(call, params.id);
    if (await store.removeLink(tx, businessId, params.id))
      await tell({ ...call, now: clock.now() }, 'shift.linkRevoked', 'Revoked the link to their shifts', employee);
    return undefined;
  },

  openShiftView: async ({ params: { token } }) => {
    const digest = digestOf(token);
    const owner = await store.findLinkOwner(db, digest);
    if (owner === undefined) throw refuse.missing();
    await limits.take('shifts:link', digest.toString('base64url'), ofLink);
    const { businessId, employee } = owner;
    return db.as({ businessId }, async (tx) => {
      const now = clock.now();
      const inside = { tx, businessId };
      const link = await store.openLink(tx, businessId, digest, now);
      if (link === undefined || link.expiresAt <= now || (await hasEnded(inside, employee, link, now)))
        throw refuse.missing();
      const { week_start: weekStart, time_format } = await settingsOf(tx, businessId);
      const today = await todayIn(tx, businessId, now);
      return {
        business: await findBusinessName(tx, businessId),
        first_name: (await describeEmployees(tx, businessId, [employee])).get(employee)?.first_name ?? '',
        today,
        time_format,
        time_zone: await timeZoneOf(tx, businessId),
        weeks: await weeksOf(inside, employee, { today, weekStart }),
        expires_at: link.expiresAt.toISOString(),
      };
    });
  },
});
