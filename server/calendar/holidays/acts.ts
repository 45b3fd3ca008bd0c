/** What may be done with a holiday: each act is recorded, and told to those whom it concerns. */
import {
  asWritten,
  type Holiday,
  holidaysOf,
  isForState,
  nationalHoliday,
  type WrittenHoliday,
} from '../../../rules/calendar/holidays.ts';
import { daysText } from '../../../rules/calendar/words.ts';
import { todayIn } from '../../directory/business-day.ts';
import { stateOfMember } from '../../directory/employees.ts';
import { countryOf } from '../../directory/phone-numbers.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import { refuse } from '../../platform/errors.ts';
import { record } from '../../platform/security/audit.ts';
import type { Tell } from '../../plug/facts.ts';
import * as store from './store.ts';
import { type Change, tellOf } from './telling.ts';

/** Whoever decides about a holiday lets others know. */
export type Deciding = Asking & { tell: Tell };

const isNigerian = async ({ tx, businessId }: Inside) => (await countryOf(tx, businessId)) === 'NG';

/** The holidays that have a day in these years. */
export async function holidaysIn(inside: Inside, from: number, to: number): Promise<Holiday[]> {
  const written = await store.listWritten(inside.tx, inside.businessId);
  return holidaysOf(written, { from, to, isNigerian: await isNigerian(inside) });
}

/** Those of this year and the next that a member has off or may have, as far as their region's state is known. */
export async function holidaysOfMember(inside: Inside, userId: string, today: string): Promise<Holiday[]> {
  const year = Number(today.slice(0, 4));
  const state = await stateOfMember(inside.tx, inside.businessId, userId);
  return (await holidaysIn(inside, year, year + 1)).filter(
    (holiday) => holiday.status !== 'cancelled' && isForState(holiday, state),
  );
}

type Claimed = { holiday: Holiday; written: WrittenHoliday | undefined };

/** A holiday that nobody else changes until the transaction ends. @throws 404 */
export async function claimHoliday(inside: Inside, id: string): Promise<Claimed> {
  await store.lockWorkDays(inside.tx, inside.businessId);
  const all = await store.listWritten(inside.tx, inside.businessId);
  const written = all.find((one) => (one.national ?? one.id) === id);
  const holiday = written === undefined ? nationalHoliday(id) : asWritten(written);
  if (holiday === undefined || (written === undefined && !(await isNigerian(inside)))) throw refuse.missing();
  return { holiday, written };
}

async function note(asking: Asking, what: 'declared' | 'changed' | 'cancelled' | 'deleted', holiday: Holiday) {
  const { tx, businessId, userId: actorId, address, now } = asking;
  const verb = { declared: 'Declared', changed: 'Changed', cancelled: 'Cancelled', deleted: 'Took back' }[what];
  const text = `${verb} the holiday ${holiday.name} (${daysText(holiday.days)})`;
  await record(tx, { businessId, actorId, action: `holiday.${what}`, text, subject: null, address, now });
}

/** Tells those whom a change concerns, and the domains that count days. */
async function settle(asking: Deciding, change: Change): Promise<void> {
  const { tx, businessId, now, tell } = asking;
  await tellOf(asking, change, await todayIn(tx, businessId, now));
  const daysOf = (holiday: Holiday | undefined) => holiday?.days.map(({ day }) => day) ?? [];
  const [before, after] = [daysOf(change.before), daysOf(change.after)];
  const name = (change.after ?? change.before)?.name ?? '';
  const were = new Set(change.before?.status === 'declared' ? before : []);
  const newDays = change.after?.status === 'declared' ? after.filter((day) => !were.has(day)) : [];
  await tell(asking, 'holiday.changed', { name, days: [...new Set([...before, ...after])], newDays });
}

const factsOf = ({ id, name, scope, state, days, is_own }: Holiday, status: 'declared' | 'cancelled'): store.Facts => ({
  national: is_own ? null : id,
  name,
  scope,
  state,
  status,
  days,
});

/** Writes down that a holiday is declared on these days, or cancelled. What is so already stays as it is. */
export async function decide(
  asking: Deciding,
  { holiday, written }: Claimed,
  decided: { status: 'declared' | 'cancelled'; days: Holiday['days'] },
): Promise<Holiday> {
  const { tx, businessId, now } = asking;
  const isSame = holiday.status === decided.status && daysText(holiday.days) === daysText(decided.days);
  if (isSame) return holiday;
  const facts = factsOf({ ...holiday, days: decided.days }, decided.status);
  const stored =
    written === undefined
      ? await store.addHoliday(tx, businessId, facts, now)
      : await store.changeHoliday(tx, businessId, written.id, facts);
  const after = asWritten(stored);
  await note(asking, decided.status, after);
  await settle(asking, { before: holiday, after });
  return after;
}

/** A day off of a name and a day that there is already is refused. */
function refuseTwice(all: readonly WrittenHoliday[], facts: store.Facts, except?: string) {
  const days = new Set(facts.days.map(({ day }) => day));
  const twin = all.find(
    ({ id, name, days: others }) =>
      id !== except && name.toLowerCase() === facts.name.toLowerCase() && others.some(({ day }) => days.has(day)),
  );
  if (twin !== undefined) throw refuse.fields({ days: [`${twin.name} is on ${daysText(twin.days)} already.`] });
}

export async function addOwn(asking: Deciding, facts: store.Facts): Promise<Holiday> {
  const { tx, businessId, now } = asking;
  await store.lockWorkDays(tx, businessId);
  refuseTwice(await store.listWritten(tx, businessId), facts);
  const after = asWritten(await store.addHoliday(tx, businessId, facts, now));
  await note(asking, 'declared', after);
  await settle(asking, { before: undefined, after });
  return after;
}

export async function changeOwn(asking: Deciding, written: WrittenHoliday, facts: store.Facts): Promise<Holiday> {
  const { tx, businessId } = asking;
  refuseTwice(await store.listWritten(tx, businessId), facts, written.id);
  const after = asWritten(await store.changeHoliday(tx, businessId, written.id, facts));
  await note(asking, 'changed', after);
  await settle(asking, { before: asWritten(written), after });
  return after;
}

/** Of a holiday of the nation, what the law says holds again. */
export async function takeBack(asking: Deciding, { holiday, written }: Claimed): Promise<void> {
  const { tx, businessId } = asking;
  if (written === undefined)
    throw refuse.conflict(`${holiday.name} is as the law has it: there is nothing to take back.`);
  await store.deleteHoliday(tx, businessId, written.id);
  await note(asking, 'deleted', holiday);
  const after = holiday.is_own ? undefined : nationalHoliday(holiday.id);
  await settle(asking, { before: holiday, after });
}
