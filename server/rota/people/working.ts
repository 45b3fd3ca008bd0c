/** Who works when, as it is published. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Inside } from '../../platform/asking.ts';
import { knownOf, namedTimes } from '../shifts/acts.ts';
import { listPublished, listPublishedDays, type ShiftRow } from '../shifts/store.ts';

type Times = components['schemas']['PublishedTimes'];

/** Shifts as people who are told of them know them. */
export async function timesOf(inside: Inside, rows: readonly ShiftRow[]): Promise<Times[]> {
  const base = await knownOf(inside, rows);
  return rows.map((row) => namedTimes(row, base));
}

/** What some employees work on a day, by their ids; null where nothing of the day is published anywhere. */
export async function workOn(
  inside: Inside,
  employees: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, Times[]> | null> {
  const { tx, businessId } = inside;
  const days = { from: day, to: day };
  if (employees.length === 0 || (await listPublishedDays(tx, businessId, days)).size === 0) return null;
  const asked = new Set<string | null>(employees);
  const rows = (await listPublished(tx, businessId, days)).filter(({ employee }) => asked.has(employee));
  const times = await timesOf(inside, rows);
  const found = new Map(employees.map((id): [string, Times[]] => [id, []]));
  for (const [at, { employee }] of rows.entries()) found.get(employee ?? '')?.push(...times.slice(at, at + 1));
  return found;
}
