/** People of a rota for tests: who plans, who sees the plan, and somebody without either. */
import { daysLater } from '../../rules/calendar/days.ts';
import { mondayOf, weekLater, weekOf } from '../../rules/rota/week.ts';
import { newEmail, type SignedIn } from '../accounts/accounts.testing.ts';
import { employeeIdOf } from '../hr/hr.testing.ts';
import { newOwner } from '../onboarding/onboarding.testing.ts';
import { newMember } from '../people/people.testing.ts';
import type { startTestServer } from '../platform/testing.ts';
import { inLagos } from '../platform/time/lagos.testing.ts';

export type Person = SignedIn & { id: string };

export async function newRota(server: Awaited<ReturnType<typeof startTestServer>>) {
  const owner = await newOwner(server);
  const newPerson = async (permissions: Parameters<typeof newMember>[3] = []): Promise<Person> => {
    const member = await newMember(server, owner, newEmail(), permissions);
    return { ...member, id: await employeeIdOf(server, owner, member.user.id) };
  };
  const planner = await newPerson(['access_rota', 'plan_rota']);
  const reader = await newPerson(['access_rota']);
  const bola = await newPerson();
  const call = (method: string, rest: string, json?: unknown, token = planner.token) =>
    server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
  const [{ id: location }] = (await call('GET', 'regions/all/', undefined, owner.token)).body;
  // A week of its own for each test, none of which has begun.
  let weeks = 2;
  const newWeek = () => {
    const week = weekLater(weekOf(inLagos()), ++weeks);
    const monday = mondayOf(week);
    const days = Array.from({ length: 7 }, (_, at) => daysLater(monday, at));
    const body = { year: week.year, week_number: week.week };
    return { monday, days, body, query: `year=${week.year}&week_number=${week.week}` };
  };
  const shift = (date: string, more: object = {}) => ({
    date,
    start: '08:00',
    end: '16:00',
    break_minutes: 60,
    location,
    employee: bola.id,
    ...more,
  });
  const weekFor = async (query: string, token = planner.token) =>
    (await call('GET', `shift/?${query}`, undefined, token)).body;
  const shiftsOf = async (person: Person, query: string, token = planner.token) => {
    const { employees } = await weekFor(query, token);
    return employees.find(({ id }: Person) => id === person.id)?.shifts ?? [];
  };
  return { owner, planner, reader, bola, location, newPerson, call, newWeek, shift, weekFor, shiftsOf };
}
