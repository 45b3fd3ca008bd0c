/** What may be asked of the publication of a week: what it would tell whom, to publish it, and to withdraw that. */
import type { components } from '../../../openapi/generated/contract.ts';
import { mondayOf, type Week } from '../../../rules/rota/week.ts';
import { versionOf } from '../../../rules/shared/version.ts';
import { describeEmployees, regionsAmong } from '../../directory/employees.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import { refuse } from '../../platform/errors.ts';
import { record } from '../../platform/security/audit.ts';
import { daysOfWeek, faultsIn, type Known, kindsOf, knownOf } from '../shifts/acts.ts';
import { type Days, listPublished, listPublishedDays, listShifts, type ShiftRow } from '../shifts/store.ts';
import { workersOf } from '../shifts/workers.ts';
import { changesBetween } from './rules.ts';
import * as store from './store.ts';
import { membersAmong, tellWhoWorks } from './telling.ts';

type Schemas = components['schemas'];
/** Without a location, all of them. */
type AskedWeek = Week & { location: string | null };

const at = (location: string | null) => (shift: ShiftRow) => location === null || shift.location === location;

async function plansOf(inside: Inside, { location, ...week }: AskedWeek) {
  const { tx, businessId } = inside;
  const days = await daysOfWeek(inside, week);
  const planned = (await listShifts(tx, businessId, days)).filter(at(location));
  const published = (await listPublished(tx, businessId, days)).filter(at(location));
  return { days, planned, published, version: versionOf({ planned, published }, ['planned', 'published']) };
}

const timesOf = (
  { date, start, end, location, role }: ShiftRow,
  { locations, roles }: Pick<Known, 'locations' | 'roles'>,
): Schemas['PublishedTimes'] => ({
  date,
  start,
  end,
  location: locations.get(location) ?? '',
  role: roles.get(role ?? '')?.name ?? null,
});

export async function previewPublication(inside: Inside, asked: AskedWeek): Promise<Schemas['PublicationPreview']> {
  const { tx, businessId } = inside;
  const { days, planned, published, version } = await plansOf(inside, asked);
  const changes = changesBetween(published, planned);
  const base = await knownOf(inside, [...planned, ...published]);
  const ids = [...new Set(planned.flatMap(({ employee }) => employee ?? []))];
  const workers = await workersOf(inside, ids, days, kindsOf(base.roles));
  const faults = planned.map((shift) => faultsIn(shift, { ...base, workers, published: new Map() }));
  const employees = changes.map(({ employee }) => employee);
  const cards = await describeEmployees(tx, businessId, employees);
  const members = await membersAmong(inside, employees);
  const publishedDays = await listPublishedDays(tx, businessId, days);
  return {
    version,
    published: [...publishedDays].some((place) => asked.location === null || place.startsWith(asked.location)),
    shifts: planned.length,
    open: planned.filter(({ employee }) => employee === null).length,
    warned: faults.filter((each) => each.length > 0 && !each.some(({ is_refused: isRefused }) => isRefused)).length,
    refused: faults.filter((each) => each.some(({ is_refused: isRefused }) => isRefused)).length,
    changes: changes.flatMap(({ employee, before, after }) => {
      const card = cards.get(employee);
      if (card === undefined) return [];
      const [old, now] = [before, after].map((shifts) => shifts.map((shift) => timesOf(shift, base)));
      return [{ employee: card, is_told: members.has(employee), before: old ?? [], after: now ?? [] }];
    }),
  };
}

const note = ({ tx, businessId, userId: actorId, address, now }: Asking, action: string, text: string) =>
  record(tx, { businessId, actorId, action, text, subject: null, address, now });
const weekText = ({ year, week }: Week) => `week ${week} of ${year}`;

/** @throws 409 `changed_meanwhile` when the plan is another one than that of the version */
export async function publishWeek(asking: Asking, asked: AskedWeek, seen: string): Promise<Schemas['Publication']> {
  const { tx, businessId, userId, now } = asking;
  await store.lockPublications(tx, businessId);
  const { days, planned, published, version } = await plansOf(asking, asked);
  if (version !== seen)
    throw refuse.conflict(
      'The week has changed in the meantime. Look at it again before you publish it.',
      'changed_meanwhile',
    );
  await assertLocation(asking, asked);
  const changed = changedLocations(planned, published, await publishedLocations(asking, days));
  for (const location of changed) await store.addPublication(tx, businessId, { ...days, location, userId, now });
  if (changed.size > 0) await note(asking, 'rota.published', `Published ${weekText(asked)} of the rota`);
  return { shifts: planned.length, told: await tellWhoWorks(asking, published, planned) };
}

async function assertLocation({ tx, businessId }: Inside, { location }: AskedWeek) {
  if (location !== null && !(await regionsAmong(tx, businessId, [location])).has(location))
    throw refuse.fields({ location: ['There is no such location.'] });
}

/** The locations with whole days that are published. */
async function publishedLocations({ tx, businessId }: Inside, days: Days): Promise<Map<string, number>> {
  const places = [...(await listPublishedDays(tx, businessId, days))].map((place) => place.split(' ')[0] ?? '');
  return new Map([...Map.groupBy(places, (place) => place)].map(([place, all]) => [place, all.length]));
}

/** Those of whose week something is not published as it is planned. */
function changedLocations(
  planned: readonly ShiftRow[],
  published: readonly ShiftRow[],
  publishedDays: ReadonlyMap<string, number>,
): Set<string> {
  const contents = (shifts: readonly ShiftRow[], location: string) =>
    JSON.stringify(shifts.filter(at(location)).map(({ despite: _, ...shift }) => shift));
  return new Set(
    [...planned, ...published]
      .map(({ location }) => location)
      .filter(
        (location) =>
          publishedDays.get(location) !== 7 || contents(planned, location) !== contents(published, location),
      ),
  );
}

/** @throws 409 when nothing of the week is published */
export async function withdrawWeek(asking: Asking, asked: AskedWeek): Promise<Schemas['Publication']> {
  const { tx, businessId, now } = asking;
  await store.lockPublications(tx, businessId);
  const before = await plansOf(asking, asked);
  const withdrawn = await store.withdrawLatest(tx, businessId, {
    location: asked.location,
    monday: mondayOf(asked),
    now,
  });
  if (withdrawn === 0) throw refuse.conflict('Nothing of this week is published.');
  const { published } = await plansOf(asking, asked);
  await note(asking, 'rota.withdrawn', `Withdrew the publication of ${weekText(asked)} of the rota`);
  return { shifts: published.length, told: await tellWhoWorks(asking, before.published, published) };
}
