/** The holidays of a business: what the law says, and what the business itself has written down about it. */
import type { components } from '../../openapi/generated/contract.ts';
import { yearOf } from './days.ts';
import { type NationalHoliday, nationalHolidaysOf } from './nigeria.ts';

type Schemas = components['schemas'];
export type Day = Schemas['HolidayDay'];
export type Holiday = Omit<Schemas['Holiday'], 'asks'>;

/** What a business has written down. With a `national` id it is about a holiday of the nation. */
export type WrittenHoliday = Pick<Holiday, 'name' | 'scope' | 'state' | 'days'> & {
  id: string;
  national: string | null;
  status: 'declared' | 'cancelled';
};

const wholeDays = (days: readonly string[]) => days.map((day) => ({ day, is_half: false }));

const byLaw = ({ id, name, status, days }: NationalHoliday): Holiday => ({
  id,
  name,
  scope: 'nation',
  state: null,
  status,
  days: wholeDays(days),
  is_own: false,
  is_changed: false,
});

/** As it is listed. */
export const asWritten = ({ id, national, ...written }: WrittenHoliday): Holiday => ({
  ...written,
  id: national ?? id,
  is_own: national === null,
  is_changed: true,
});

const firstDay = ({ days }: Holiday): string => days[0]?.day ?? '';

/**
 * The holidays that have a day in the years, by their first day. What is written about a holiday of the nation stands in its place,
 * wherever its days are now.
 * @param isNigerian whether the business is in Nigeria, whose law this is
 */
export function holidaysOf(
  written: readonly WrittenHoliday[],
  { from, to, isNigerian }: { from: number; to: number; isNigerian: boolean },
): Holiday[] {
  const changed = new Set(written.map(({ national }) => national));
  const national: Holiday[] = [];
  // The days of a holiday can lie in the year after its own.
  for (let year = from - 1; isNigerian && year <= to; year++)
    national.push(
      ...nationalHolidaysOf(year)
        .filter(({ id }) => !changed.has(id))
        .map(byLaw),
    );
  return [...national, ...written.map(asWritten)]
    .filter(({ days }) => days.some(({ day }) => yearOf(day) >= from && yearOf(day) <= to))
    .toSorted((one, other) => (firstDay(one) < firstDay(other) ? -1 : 1));
}

/** The holiday of the nation that has this id; undefined when there is none. */
export function nationalHoliday(id: string): Holiday | undefined {
  const year = Number(/-(\d{4})(?:-\d)?$/.exec(id)?.[1] ?? 0);
  const found = year === 0 ? undefined : nationalHolidaysOf(year).find((one) => one.id === id);
  return found === undefined ? undefined : byLaw(found);
}

/** A region's state is as somebody typed it. */
const plain = (state: string | null) => (state ?? '').trim().toLowerCase();

/** Whether people of this state have it; null is somebody whose state is not known. */
export const isForState = ({ scope, state }: Pick<Holiday, 'scope' | 'state'>, stateOfPerson: string | null): boolean =>
  scope !== 'state' || plain(state) === plain(stateOfPerson);

/** How much of each day is off for people of a state: by day, a half or a whole one. Only declared holidays count. */
export function daysOff(holidays: readonly Holiday[], state: string | null): Map<string, 0.5 | 1> {
  const off = new Map<string, 0.5 | 1>();
  for (const holiday of holidays)
    if (holiday.status === 'declared' && isForState(holiday, state))
      for (const { day, is_half } of holiday.days) if (off.get(day) !== 1) off.set(day, is_half ? 0.5 : 1);
  return off;
}
