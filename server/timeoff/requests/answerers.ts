/** Whose answer a request waits for. */
import { type Route, stepAt } from '../../../rules/timeoff/route.ts';
import { listMembersAmong } from '../../directory/directory.ts';
import { describeEmployees, employmentsOf, usersOf } from '../../directory/employees.ts';
import { listEntitled } from '../../directory/rights.ts';
import { managersOf } from '../../hr/port.ts';
import type { Inside } from '../../platform/asking.ts';
import { listDelegates } from '../delegations/store.ts';
import { mayAnswer, type Viewer } from './rules.ts';
import type { Unanswered } from './store.ts';

export type Asked = { employeeId: string; route: Route; step: number };

/** Of these employees those who work here on a day. */
async function working({ tx, businessId }: Inside, ids: readonly string[], today: string): Promise<Set<string>> {
  const employments = await employmentsOf(tx, businessId, ids);
  return new Set(ids.filter((id) => (employments.get(id)?.lastDay ?? today) >= today && employments.has(id)));
}

/** The manager whom an employee has, as long as they work here. */
export async function managerOf(inside: Inside, employeeId: string, today: string): Promise<string | null> {
  const manager = (await managersOf(inside, [employeeId])).get(employeeId);
  return manager !== undefined && (await working(inside, [manager], today)).has(manager) ? manager : null;
}

/** The one person whom a step is for, by request; without one, it is for who manages time off. */
async function personsOf(inside: Inside, requests: readonly Asked[], today: string): Promise<(string | undefined)[]> {
  const managers = await managersOf(inside, [...new Set(requests.map(({ employeeId }) => employeeId))]);
  const meant = requests.map(({ employeeId, route, step }) => {
    const { by, employee } = route[stepAt(route, step)] ?? {};
    const person = by === 'manager' ? managers.get(employeeId) : by === 'person' ? employee : null;
    return person === employeeId ? undefined : (person ?? undefined);
  });
  const { tx, businessId } = inside;
  const here = [...(await working(inside, [...new Set(meant.filter((id) => id !== undefined))], today))];
  const users = await usersOf(tx, businessId, here);
  const members = new Set((await listMembersAmong(tx, businessId, [...users.values()])).map(({ id }) => id));
  return meant.map((id) => (id !== undefined && members.has(users.get(id) ?? '') ? id : undefined));
}

/** The members who are asked: one person and who answers for them, or those who manage time off. */
export async function answerersOf(inside: Inside, request: Asked, today: string): Promise<string[]> {
  const { tx, businessId } = inside;
  const [person] = await personsOf(inside, [request], today);
  if (person === undefined) return listEntitled(tx, businessId, ['manage_time_off']);
  const delegates = await listDelegates(tx, businessId, [person], today);
  const users = await usersOf(tx, businessId, [person, ...delegates]);
  return (await listMembersAmong(tx, businessId, [...users.values()])).map(({ id }) => id);
}

/** Of requests that nobody has answered, those of which whoever looks is asked, or was told because nobody else answered. */
export async function awaitedFrom<One extends Unanswered>(
  inside: Inside,
  viewer: Viewer,
  requests: readonly One[],
  today: string,
): Promise<One[]> {
  const persons = await personsOf(inside, requests, today);
  return requests.filter((request, at) => {
    const person = persons[at];
    const isManaged = viewer.managesTimeOff && (person === undefined || request.hasGoneOn);
    return mayAnswer(viewer, request) && (isManaged || viewer.stands.has(person ?? ''));
  });
}

const managesTimeOff = 'who manages time off';

type Waiting = Asked & { status: string };

/** In words, by request: what is asked back waits for the employee. */
export async function waitsFor(inside: Inside, requests: readonly Waiting[], today: string): Promise<string[]> {
  const answerers = await personsOf(inside, requests, today);
  const persons = requests.map(({ status, employeeId }, at) => (status === 'asked_back' ? employeeId : answerers[at]));
  const ids = [...new Set(persons.filter((id) => id !== undefined))];
  const names = await describeEmployees(inside.tx, inside.businessId, ids);
  return persons.map((id) => {
    const found = names.get(id ?? '');
    return found === undefined ? managesTimeOff : `${found.first_name} ${found.last_name}`.trim();
  });
}
