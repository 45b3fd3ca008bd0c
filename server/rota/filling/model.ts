/**
 * A week as whole numbers: one or zero for each kind of shift and each person who may take one. Shifts that are the same to
 * everybody are one kind. What two shifts break together is asked of the rules; hours of days and weeks are sums.
 */
import { daysLater, weekdayOf } from '../../../rules/calendar/days.ts';
import { longestRest, type Worker } from '../../../rules/rota/faults.ts';
import { workingTimeOn } from '../../../rules/rota/law.ts';
import { meets, type Span, spanOf, workOf } from '../../../rules/rota/times.ts';
import { brokenBy, type Candidate, type OpenShift, type Order, type Plan } from './plan.ts';

type Kind = { shift: OpenShift; all: OpenShift[]; takers: readonly Candidate[] };
/** The sum of the terms is at most, or exactly, so much. */
type Row = { terms: readonly (readonly [number, string])[]; sign: '<=' | '='; limit: number };
export type Model = {
  order: Order;
  kinds: readonly Kind[];
  rows: Row[];
  names: Set<string>;
  /** The seven days in which somebody's rest is part of the rows. */
  rests: Set<string>;
};

const nameOf = (kind: number, person: number) => `x${kind}_${person}`;
const one = (name: string) => [1, name] as const;

/** Somebody of whom only shifts matter. */
const anybody: Worker = {
  employments: [{ from: '0000-01-01', to: '9999-12-31' }],
  birthDate: null,
  gender: null,
  away: new Map(),
  unavailable: [],
  holidays: new Map(),
  papers: [],
  shifts: [],
};

/** Which two kinds nobody can take both, by the rules alone; whom that depends on is not among them. */
function pairsOf(kinds: readonly Kind[], { settings }: Order): (a: number, b: number) => boolean {
  const person = { id: '', worker: anybody, had: { minutes: 0, nights: 0, sundays: 0 }, places: null };
  const bare = kinds.map(({ shift }) => ({ ...shift, needs: [] }));
  const excluded = bare.map((first, at) =>
    bare.map((second, other) => other > at && brokenBy(person, [first, second], settings).length > 0),
  );
  return (a, b) => excluded[Math.min(a, b)]?.[Math.max(a, b)] === true;
}

/** Sets of kinds of which nobody can take two; each pair is in one of them. */
function exclusionsOf(kinds: readonly Kind[], order: Order): number[][] {
  const isPair = pairsOf(kinds, order);
  const all = [...kinds.keys()];
  const pairs = all.flatMap((one) => all.slice(one + 1).flatMap((other) => (isPair(one, other) ? [[one, other]] : [])));
  const sets: Set<number>[] = [];
  for (const pair of pairs) {
    if (sets.some((set) => pair.every((kind) => set.has(kind)))) continue;
    const set = new Set(pair);
    for (const more of all) if ([...set].every((each) => isPair(each, more))) set.add(more);
    sets.push(set);
  }
  return sets.map((set) => [...set]);
}

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));
/** The same in the greatest unit of which all are multiples, or nothing where all of them together are within the limit. */
function sumWithin(terms: Row['terms'], limit: number): Row[] {
  if (terms.reduce((sum, [minutes]) => sum + minutes, 0) <= limit) return [];
  const unit = terms.reduce((found, [minutes]) => divisorOf(found, minutes), 0);
  return [
    { terms: terms.map(([minutes, name]) => [minutes / unit, name]), sign: '<=', limit: Math.floor(limit / unit) },
  ];
}

const mondayOf = (day: string) => daysLater(day, -weekdayOf(day));

/** What somebody works on each day and in each week is at most so many hours. */
function hourRows({ kinds, order: { settings } }: Model, at: number, person: Candidate): Row[] {
  const own = kinds.flatMap(({ shift, takers }, kind) => (takers.includes(person) ? [{ shift, kind }] : []));
  const rowsBy = (periodOf: (day: string) => string, hours: number) =>
    [...Map.groupBy(own, ({ shift }) => periodOf(shift.date))].flatMap(([period, group]): Row[] => {
      const planned = person.worker.shifts.filter(({ date }) => periodOf(date) === period);
      const minutes = planned.reduce((sum, shift) => sum + workOf(shift), 0);
      const terms = group.map(({ shift, kind }) => [workOf(shift), nameOf(kind, at)] as const);
      return sumWithin(terms, hours * 60 - minutes);
    });
  return [...rowsBy((day) => day, settings.day_hours), ...rowsBy(mondayOf, settings.week_hours)];
}

export function modelOf(order: Order, takers: ReadonlyMap<string, readonly Candidate[]>): Model {
  const same = ({ date, start, end, break_minutes, location, role }: OpenShift) =>
    JSON.stringify([date, start, end, break_minutes, location, role]);
  const kinds = [...Map.groupBy(order.shifts, same).values()].flatMap((all): Kind[] => {
    const [shift] = all;
    const theirs = takers.get(shift?.id ?? '') ?? [];
    return shift === undefined || theirs.length === 0 ? [] : [{ shift, all, takers: theirs }];
  });
  const model: Model = { order, kinds, rows: [], names: new Set(), rests: new Set() };
  const exclusions = exclusionsOf(kinds, order);
  for (const [kind, { all, takers: theirs }] of kinds.entries()) {
    const terms = order.people.flatMap((person, at) => (theirs.includes(person) ? [one(nameOf(kind, at))] : []));
    for (const [, name] of terms) model.names.add(name);
    model.rows.push({ terms, sign: '<=', limit: all.length });
  }
  for (const [at, person] of order.people.entries()) {
    for (const set of exclusions) {
      const terms = set.filter((kind) => kinds[kind]?.takers.includes(person)).map((kind) => one(nameOf(kind, at)));
      if (terms.length > 1) model.rows.push({ terms, sign: '<=', limit: 1 });
    }
    model.rows.push(...hourRows(model, at, person));
  }
  return model;
}

/** Never all of these again for this person; and where rest is what is missing, the rest of everybody in those days. */
export function exclude(model: Model, person: Candidate, broken: readonly OpenShift[]): void {
  const at = model.order.people.indexOf(person);
  const kinds = broken.map(({ id }) => model.kinds.findIndex(({ all }) => all.some((shift) => shift.id === id)));
  model.rows.push({ terms: kinds.map((kind) => one(nameOf(kind, at))), sign: '<=', limit: broken.length - 1 });
  const spans = [...person.worker.shifts, ...broken].map(spanOf);
  const days = new Set(
    broken.flatMap(({ date }) => Array.from({ length: 9 }, (_, after) => daysLater(date, after - 7))),
  );
  for (const from of days)
    if (longestRest(from, spans) < workingTimeOn(from).weekly && !model.rests.has(from)) {
      model.rests.add(from);
      for (const [each, candidate] of model.order.people.entries())
        model.rows.push(...restRows(model, each, candidate, from));
    }
}

const week = 7 * 24 * 60;
/** The rest begins with the seven days or where some work ends; while it lasts nothing is worked. */
function restRows({ kinds, names }: Model, at: number, { id, worker }: Candidate, from: string): Row[] {
  const { weekly } = workingTimeOn(from);
  const planned = worker.shifts.map(spanOf);
  if (longestRest(from, planned) < weekly) return [];
  const begin = spanOf({ date: from, start: '00:00', end: '00:00' }).from;
  const own = kinds.flatMap(({ shift, takers }, kind) =>
    takers.some((taker) => taker.id === id) ? [{ name: nameOf(kind, at), span: spanOf(shift) }] : [],
  );
  const restAt = (start: number): Span => ({ from: start, to: start + weekly });
  const starts = [...new Set([begin, ...planned.map(({ to }) => to), ...own.map(({ span }) => span.to)])].filter(
    (start) => start >= begin && start + weekly <= begin + week && !planned.some((span) => meets(span, restAt(start))),
  );
  const restName = (start: number) => `r${at}_${from.replaceAll('-', '')}_${start}`;
  const rests = starts.map((start) => one(restName(start)));
  for (const [, name] of rests) names.add(name);
  const rows = own.flatMap(({ name, span }): Row[] => {
    const during = starts.filter((start) => meets(span, restAt(start)));
    return during.length === 0
      ? []
      : [{ terms: [one(name), ...during.map((start) => one(restName(start)))], sign: '<=', limit: 1 }];
  });
  return [{ terms: rests, sign: '=', limit: 1 }, ...rows];
}

/** The model as text of the format LP, which has only so many terms on a line. */
export function textOf({ rows, names, kinds, order }: Model): string {
  const sum = (terms: Row['terms']) => terms.map(([factor, name]) => `+ ${factor} ${name}`).join('\n ');
  const shifts = kinds.flatMap(({ takers }, kind) =>
    takers.map((taker) => one(nameOf(kind, order.people.indexOf(taker)))),
  );
  const constraints = rows.map(({ terms, sign, limit }, at) => `c${at}: ${sum(terms)} ${sign} ${limit}`);
  return ['Maximize', ` filled: ${sum(shifts)}`, 'Subject To', ...constraints, 'Binary', ...names, 'End'].join('\n');
}

/** Which shift goes to whom, of the names that are one. */
export function planOf({ kinds, order }: Model, isOne: (name: string) => boolean): Plan {
  const plan = new Map<string, string>();
  for (const [kind, { all }] of kinds.entries()) {
    const theirs = order.people.filter((_, at) => isOne(nameOf(kind, at)));
    for (const [at, { id }] of theirs.entries()) {
      const shift = all[at];
      if (shift !== undefined) plan.set(shift.id, id);
    }
  }
  return plan;
}
