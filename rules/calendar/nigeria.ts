/**
 * The public holidays of Nigeria: Public Holidays Act, Cap P40 LFN 2004. The fixed ones are days off by law; the Islamic ones follow
 * the moon, and the Minister of Interior announces their days shortly before. A holiday on a weekend moves only by announcement.
 */
import { daysLater, nextWeekday, yearOf } from './days.ts';

type Fixed = { key: string; name: string; from: number; on: string } | { key: string; name: string; easter: number };
type Moon = { key: string; name: string; calendar: 'islamic-tbla' | 'islamic-civil'; on: string; days: 1 | 2 };

/** `on` is `MM-DD`; `from` is the first year in which the law has it; `easter` counts days from Easter Sunday. */
const fixed: readonly Fixed[] = [
  { key: 'new_year', name: "New Year's Day", from: 1979, on: '01-01' },
  { key: 'good_friday', name: 'Good Friday', easter: -2 },
  { key: 'easter_monday', name: 'Easter Monday', easter: 1 },
  { key: 'workers', name: "Workers' Day", from: 1981, on: '05-01' },
  // Public Holidays Amendment Act 2019; before it, Democracy Day was 29 May.
  { key: 'democracy', name: 'Democracy Day', from: 2019, on: '06-12' },
  { key: 'independence', name: 'Independence Day', from: 1979, on: '10-01' },
  { key: 'christmas', name: 'Christmas Day', from: 1979, on: '12-25' },
  { key: 'boxing', name: 'Boxing Day', from: 1979, on: '12-26' },
];

/**
 * `on` is month and day of the Islamic year. Of the calendars that browsers and Node know, these two came nearest to what was
 * announced from 2022 to 2026: the first day of both Ids was right six times of six, that of Maulud three of three, each once it was
 * moved to the next weekday (nigeria.test.ts).
 */
const moon: readonly Moon[] = [
  { key: 'id_el_fitr', name: 'Id-el-Fitr', calendar: 'islamic-tbla', on: '10-1', days: 2 },
  { key: 'id_el_kabir', name: 'Id-el-Kabir', calendar: 'islamic-tbla', on: '12-10', days: 2 },
  { key: 'id_el_maulud', name: 'Id-el-Maulud', calendar: 'islamic-civil', on: '3-12', days: 1 },
];

/** What the Minister of Interior has announced, by the id of the holiday. Press reports of the days before each. */
const announced: Readonly<Record<string, readonly string[]>> = {
  'id_el_maulud-2022': ['2022-10-10'],
  'id_el_kabir-2023': ['2023-06-28', '2023-06-29'],
  'id_el_fitr-2024': ['2024-04-09', '2024-04-10'],
  'id_el_kabir-2024': ['2024-06-17', '2024-06-18'],
  'id_el_maulud-2024': ['2024-09-16'],
  'id_el_fitr-2025': ['2025-03-31', '2025-04-01'],
  'id_el_kabir-2025': ['2025-06-06', '2025-06-09'],
  'id_el_maulud-2025': ['2025-09-05'],
  'id_el_fitr-2026': ['2026-03-19', '2026-03-20'],
};

export type NationalHoliday = {
  /** `id_el_fitr-2027`: the same in every business. A second one in a year ends in `-2`. */
  id: string;
  name: string;
  /** A fixed or announced one is a day off; an expected one is not yet. */
  status: 'expected' | 'declared';
  days: string[];
};

/** Easter Sunday by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, 1991, chapter 8). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moonShift = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + moonShift + 15) % 30;
  const inCentury = year % 100;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = epact + weekday - 7 * Math.floor((golden + 11 * epact + 22 * weekday) / 451) + 114;
  const month = Math.floor(shift / 31);
  return new Date(Date.UTC(year, month - 1, (shift % 31) + 1)).toISOString().slice(0, 10);
}

const islamicDates = new Map<string, Intl.DateTimeFormat>();
function islamicDate(calendar: Moon['calendar'], day: string): string {
  const format =
    islamicDates.get(calendar) ??
    new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
  islamicDates.set(calendar, format);
  const parts = new Map(format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]));
  return `${parts.get('month')}-${parts.get('day')}`;
}

/** The weekdays on which the Islamic holidays of a year are expected, by id. They may come one day earlier or later. */
export function predictionsOf(year: number): { id: string; name: string; days: string[] }[] {
  return moon.flatMap((holiday) => {
    const { key, name, calendar, on, days } = holiday;
    const firsts: string[] = [];
    for (let day = `${year}-01-01`; yearOf(day) === year; day = daysLater(day, 1))
      if (islamicDate(calendar, day) === on) firsts.push(nextWeekday(day));
    return firsts.map((first, index) => ({
      id: `${key}-${year}${index === 0 ? '' : `-${index + 1}`}`,
      name,
      days: [first, nextWeekday(daysLater(first, 1))].slice(0, days),
    }));
  });
}

const ofYear = new Map<number, readonly NationalHoliday[]>();

/** The nation's holidays that belong to a year, by their first day. Two expected days can fall into the year after it. */
export function nationalHolidaysOf(year: number): readonly NationalHoliday[] {
  const known = ofYear.get(year);
  if (known !== undefined) return known;
  const byLaw = fixed.flatMap((holiday): NationalHoliday[] => {
    if ('from' in holiday && year < holiday.from) return [];
    const day = 'on' in holiday ? `${year}-${holiday.on}` : daysLater(easterOf(year), holiday.easter);
    return [{ id: `${holiday.key}-${year}`, name: holiday.name, status: 'declared', days: [day] }];
  });
  const byMoon = predictionsOf(year).map(({ id, name, days }): NationalHoliday => {
    const known = announced[id];
    return { id, name, status: known === undefined ? 'expected' : 'declared', days: [...(known ?? days)] };
  });
  const all = [...byLaw, ...byMoon];
  all.sort((one, other) => ((one.days[0] ?? '') < (other.days[0] ?? '') ? -1 : 1));
  ofYear.set(year, all);
  return all;
}
