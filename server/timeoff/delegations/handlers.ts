/** Who answers requests for time off in somebody's place, as that person says themselves. */
import { daysBetween } from '../../../rules/calendar/days.ts';
import { onOneLine } from '../../../rules/shared/line.ts';
import { todayIn } from '../../directory/business-day.ts';
import { findMember, listMembersAmong } from '../../directory/directory.ts';
import { claimEmployed, describeEmployees, usersOf } from '../../directory/employees.ts';
import { employeeOf, listTeamIds } from '../../hr/port.ts';
import type { Caller } from '../../platform/asking.ts';
import type { Answer, BusinessCall, Handlers } from '../../platform/contract.ts';
import { newId } from '../../platform/database/ids.ts';
import { refuse } from '../../platform/errors.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { shownDay } from '../../platform/time/dates.ts';
import * as store from './store.ts';

type DelegationOperation = 'getMyTimeoffDelegation' | 'setMyTimeoffDelegation' | 'endMyTimeoffDelegation';
type Order = BusinessCall<'setMyTimeoffDelegation'>['body'];
/** Days from the first to the last. */
const longest = 366;

function dayFaults({ first_day: first, last_day: last }: Order, today: string): Record<string, string[]> {
  if (last < first) return { last_day: ['The last day is before the first.'] };
  if (last < today) return { last_day: ['These days have passed.'] };
  return daysBetween(first, last) > longest ? { last_day: ['Choose a year at most.'] } : {};
}

export const delegationHandlers = ({ clock }: Platform): Pick<Handlers, DelegationOperation> => {
  /** @throws 404 for who is no employee */
  async function self({ tx, businessId, userId }: Caller): Promise<string> {
    const found = await employeeOf(tx, businessId, userId);
    if (found === null) throw refuse.missing();
    return found;
  }

  async function present({ tx, businessId }: Caller, employeeId: string): Promise<Answer<'getMyTimeoffDelegation'>> {
    const team = await listTeamIds(tx, businessId, employeeId);
    const users = await usersOf(tx, businessId, await store.listColleagues(tx, businessId, employeeId, team));
    const members = new Set((await listMembersAmong(tx, businessId, [...users.values()])).map(({ id }) => id));
    const near = [...users].flatMap(([id, user]) => (members.has(user) ? [id] : []));
    const found = await store.readDelegation(tx, businessId, employeeId);
    const today = await todayIn(tx, businessId, clock.now());
    const names = await describeEmployees(tx, businessId, [
      ...near,
      ...(found === undefined ? [] : [found.delegateId]),
    ]);
    const colleagues = near.flatMap((id) => names.get(id) ?? []);
    const delegate = names.get(found?.delegateId ?? '');
    if (found === undefined || delegate === undefined || found.last_day < today)
      return { delegation: null, colleagues };
    const { delegateId: _, ...days } = found;
    return { delegation: { ...days, delegate }, colleagues };
  }

  const note = ({ tx, businessId, userId: actorId, address }: Caller, action: string, text: string) =>
    record(tx, { businessId, actorId, action, text, subject: null, address, now: clock.now() });

  return {
    getMyTimeoffDelegation: async (call) => present(call, await self(call)),

    setMyTimeoffDelegation: async (call) => {
      const { tx, businessId, userId, body } = call;
      const now = clock.now();
      const employeeId = await self(call);
      const problems = dayFaults(body, await todayIn(tx, businessId, now));
      const [delegate] = await claimEmployed(tx, businessId, [body.delegate]);
      const user = (await usersOf(tx, businessId, [body.delegate])).get(body.delegate);
      const member = user === undefined ? undefined : await findMember(tx, businessId, user);
      if (body.delegate === employeeId) problems.delegate = ['Choose somebody else.'];
      else if (delegate === undefined || member === undefined)
        problems.delegate = ['Only an employee who can sign in to this business can answer.'];
      if (Object.keys(problems).length > 0) throw refuse.fields(problems);
      const { first_day, last_day } = body;
      await store.writeDelegation(tx, businessId, { employeeId, delegateId: body.delegate, first_day, last_day, now });
      const days = `from ${shownDay(first_day)} to ${shownDay(last_day)}`;
      await note(call, 'timeoffDelegation.set', `Lets ${delegate?.name ?? ''} answer requests for time off ${days}`);
      const names = await describeEmployees(tx, businessId, [employeeId]);
      const { first_name = '', last_name = '' } = names.get(employeeId) ?? {};
      if (member !== undefined && member.id !== userId)
        await notify(tx, {
          businessId,
          userIds: [member.id],
          occasion: `timeoff-delegation:${newId()}`,
          text: `You answer requests for time off for ${onOneLine(`${first_name} ${last_name}`.trim())} ${days}`,
          link: '/hr/time-off',
          now,
        });
      return present(call, employeeId);
    },

    endMyTimeoffDelegation: async (call) => {
      const had = await store.deleteDelegation(call.tx, call.businessId, await self(call));
      if (had) await note(call, 'timeoffDelegation.ended', 'Answers requests for time off again');
      return undefined;
    },
  };
};
