/** Who has annual leave, and days on which to ask for it. */
import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';

/** A business with annual leave of 20 days, and somebody with an account who has it. */
export async function withAnnual(world: World) {
  const owner = await world.owner();
  const signedIn = await world.signIn(owner);
  const token = signedIn.accessToken;
  const base = `/c/${world.businessOf(signedIn)}`;
  const call = async (method: string, path: string, json?: object, as = token) =>
    (await world.call(method, `${base}/${path}`, { token: as, ...(json && { json }) })).body as unknown;
  const member = await world.member(owner, { permissions: [] });
  await world.employed(owner, member, ['Bola', 'Ade'], 'Transport pool');
  const { accessToken: theirs } = await world.signIn(member);
  const { employee } = (await call('GET', 'my_timeoff/', undefined, theirs)) as { employee: string };
  const { policies } = (await call('POST', 'timeoff_policy/pack/')) as { policies: { id: string; kind: string }[] };
  const annual = policies.find(({ kind }) => kind === 'annual')?.id ?? '';
  await call('POST', `timeoff_policy/${annual}/assign/`, { employees: [employee], start_date: '2026-01-01' });
  /** The member asks, without a screen. @returns the id of the request */
  const ask = async (first_day: string, last_day = first_day) => {
    const order = { policy: annual, first_day, last_day };
    return ((await call('POST', 'my_timeoff_requests/', order, theirs)) as { id: string }).id;
  };
  return { owner, member, employee, annual, ask };
}

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000);

/** The Monday after some weeks, of a week in one year, and days after it. */
export function mondayIn(weeks: number) {
  const monday = weeks * 7 - ((new Date().getUTCDay() + 6) % 7);
  const isInOneYear = dayAfter(monday).getUTCFullYear() === dayAfter(monday + 4).getUTCFullYear();
  return (days: number): string =>
    isInOneYear
      ? dayAfter(monday + days)
          .toISOString()
          .slice(0, 10)
      : mondayIn(weeks + 4)(days);
}

const bridges = [
  ['2027-05-28', '2027-05-28', '2027-05-27', '2027-05-30', 1, 4],
  ['2026-12-28', '2026-12-31', '2026-12-25', '2027-01-03', 4, 10],
].map(([first_day, last_day, away_from, away_until, days_taken, days_away]) => ({
  first_day,
  last_day,
  away_from,
  away_until,
  days_taken,
  days_away,
}));
/** The same days beside holidays, whatever the day on which a picture is taken. */
export const fixBridges = (page: Page) =>
  page.route('**/my_timeoff_requests/bridges/', (route) => route.fulfill({ json: { bridges } }));
