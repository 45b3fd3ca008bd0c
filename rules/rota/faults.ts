/** What a shift breaks: said once, for the form, the API, copies, swaps and filling. */
import type { components } from '../../openapi/generated/contract.ts';
import { daysBetween, daysLater, weekdayOf } from '../calendar/days.ts';
import { dayMet, type Unavailable, unavailableText } from './availability.ts';
import { workingTimeOn } from './law.ts';
import { alwaysRefused, type Rule, type Settings } from './settings.ts';
import { hoursText, isWithin, meets, type Span, spanOf, type Times, workOf } from './times.ts';
import { dayText } from './words.ts';

export type Fault = components['schemas']['ShiftFault'];
type DocumentKind = components['schemas']['EmployeeDocumentKind'];

export type Planned = Times & { id: string; location: string };
export type Worker = {
  /** From a first to a last day, both of them worked. */
  employments: readonly { from: string; to: string }[];
  /** Not known where it is null. */
  birthDate: string | null;
  gender: 'female' | 'male' | null;
  /** Approved time off by day: all of it, or the half until or from noon. */
  away: ReadonlyMap<string, 'all day' | 'until noon' | 'from noon'>;
  /** When they have said that they cannot work. */
  unavailable: readonly Unavailable[];
  /** Declared holidays by day. */
  holidays: ReadonlyMap<string, string>;
  papers: readonly { kind: DocumentKind; expires: string | null }[];
  /** All that they are planned for from a week before to a week after. */
  shifts: readonly Planned[];
};
/** What the role of the shift needs, with the words for it. */
export type Need = { kind: DocumentKind; label: string };

const noon = '12:00';
const midnight = '00:00';
const minutesOfDay = 24 * 60;

/** Between two shifts; negative where they meet. */
const gapBetween = (one: Span, other: Span): number =>
  one.from <= other.from ? other.from - one.to : one.from - other.to;

type About = { shift: Planned; worker: Worker; settings: Settings; needs: readonly Need[] };
type Check = (about: About & { span: Span; others: readonly Planned[] }) => string | null;

function awayOn({ shift, worker, span }: Parameters<Check>[0]): string | null {
  for (const day of [shift.date, daysLater(shift.date, 1)]) {
    const part = worker.away.get(day);
    if (part === undefined) continue;
    const [start, end] = [part === 'from noon' ? noon : midnight, part === 'until noon' ? noon : midnight];
    if (meets(span, spanOf({ date: day, start, end }))) return `Away on ${dayText(day)}`;
  }
  return null;
}

/** The longest time without work in the seven days from a day on. */
export function longestRest(from: string, spans: readonly Span[]): number {
  const { from: begin } = spanOf({ date: from, start: midnight, end: midnight });
  let [free, longest] = [begin, 0];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    longest = Math.max(longest, Math.min(span.from, begin + 7 * minutesOfDay) - free);
    free = Math.max(free, span.to);
  }
  return Math.max(longest, begin + 7 * minutesOfDay - free);
}

const sum = (shifts: readonly Times[]) => shifts.reduce((minutes, shift) => minutes + workOf(shift), 0);
const mondayBefore = (day: string) => daysLater(day, -weekdayOf(day));

const checks: Record<Rule, Check> = {
  overlap: ({ span, others }) =>
    others.some((other) => meets(span, spanOf(other))) ? 'Works at the same time already' : null,

  employed: ({ shift: { date }, worker }) =>
    worker.employments.some(({ from, to }) => from <= date && date <= to)
      ? null
      : `Is not employed on ${dayText(date)}`,

  leave: awayOn,

  under_18_night: ({ shift: { date }, worker: { birthDate }, span }) => {
    const { night, nightAge } = workingTimeOn(date);
    if (birthDate === null || !isWithin(span, night.begin, night.end)) return null;
    const grown = `${Number(birthDate.slice(0, 4)) + nightAge}${birthDate.slice(4)}`;
    return date < grown ? `Is under ${nightAge}: no work between ${night.begin} and ${night.end}` : null;
  },

  unavailable: ({ shift, worker: { unavailable }, settings: { time_format: format } }) => {
    const said = unavailable.map((one) => ({ one, day: dayMet(one, shift) })).find(({ day }) => day !== null);
    return said?.day ? `${unavailableText(said.one, format)} on ${dayText(said.day)}` : null;
  },

  travel: ({ shift, span, others, settings: { travel_minutes: needed } }) => {
    const close = others.find((other) => {
      const gap = gapBetween(span, spanOf(other));
      return other.location !== shift.location && gap >= 0 && gap < needed;
    });
    return close === undefined ? null : `Works elsewhere within ${needed} minutes of it`;
  },

  papers: ({ shift: { date }, worker: { papers }, needs }) => {
    for (const { kind, label } of needs) {
      const held = papers.filter((paper) => paper.kind === kind);
      if (held.length === 0) return `${label} is missing`;
      if (held.some(({ expires }) => expires === null || expires >= date)) continue;
      const [last = ''] = held
        .flatMap(({ expires }) => expires ?? [])
        .toSorted()
        .toReversed();
      return `${label} expired on ${dayText(last)}`;
    }
    return null;
  },

  rest: ({ shift, span, others, settings: { rest_hours: hours } }) => {
    // Parts of a day that is split are one day's work.
    const gaps = others
      .filter(({ date }) => date !== shift.date)
      .map((other) => gapBetween(span, spanOf(other)))
      .filter((gap) => gap >= 0);
    const shortest = Math.min(...gaps);
    return shortest < hours * 60 ? `${hoursText(shortest)} of rest, less than ${hours} h` : null;
  },

  day_hours: ({ shift, others, settings: { day_hours: hours } }) => {
    const worked = sum([shift, ...others.filter(({ date }) => date === shift.date)]);
    return worked > hours * 60 ? `${hoursText(worked)} on the day, more than ${hours} h` : null;
  },

  week_hours: ({ shift, others, settings: { week_hours: hours } }) => {
    const monday = mondayBefore(shift.date);
    const worked = sum([shift, ...others.filter(({ date }) => mondayBefore(date) === monday)]);
    return worked > hours * 60 ? `${hoursText(worked)} in the week, more than ${hours} h` : null;
  },

  rest_day: ({ shift, span, others }) => {
    const { weekly } = workingTimeOn(shift.date);
    const near = others.filter(({ date }) => Math.abs(daysBetween(date, shift.date)) <= 7);
    const spans = [span, ...near.map(spanOf)];
    const windows = Array.from({ length: 7 }, (_, before) => daysLater(shift.date, -before));
    return windows.some((from) => longestRest(from, spans) < weekly)
      ? `No ${weekly / 60} h of rest in seven days`
      : null;
  },

  break: ({ shift }) => {
    const { rest } = workingTimeOn(shift.date);
    return workOf(shift) + shift.break_minutes >= rest.inMinutes && shift.break_minutes < rest.minutes
      ? `A break of ${shift.break_minutes} minutes, less than ${rest.minutes}`
      : null;
  },

  night_women: ({ shift: { date }, worker: { gender }, span }) => {
    const { night } = workingTimeOn(date);
    return gender === 'female' && isWithin(span, night.begin, night.end)
      ? `A woman between ${night.begin} and ${night.end}, which the Labour Act (s. 55) forbids in industry`
      : null;
  },

  holiday: ({ shift: { date }, worker: { holidays } }) => holidays.get(date) ?? null,
};

const rules = Object.keys(checks) as Rule[];

/** In the order of the rules. What the worker is planned for already may have the shift itself, which does not count. */
export function faultsOf(about: About): Fault[] {
  const { shift, worker, settings } = about;
  const others = worker.shifts.filter(({ id }) => id !== shift.id);
  const span = spanOf(shift);
  return rules.flatMap((rule) => {
    const text = checks[rule]({ ...about, span, others });
    return text === null ? [] : [{ rule, is_refused: isRefusing(settings, rule), text }];
  });
}

const isRefusing = ({ refuses }: Pick<Settings, 'refuses'>, rule: Rule): boolean =>
  alwaysRefused.includes(rule) || refuses.includes(rule);
