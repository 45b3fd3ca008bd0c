/**
 * Fills a week: as many open shifts as people can take without a rule that refuses or warns, and then so that nobody has many
 * more hours, nights and Sundays than others. HiGHS says how many there can be; the rules themselves say of each answer whether
 * it holds, and what they do not let through is excluded from the next one.
 */
import loadHighs from 'highs';
import { dayText } from '../../../rules/rota/words.ts';
import { evenOut, handOut, takersOf } from './hand-out.ts';
import { exclude, type Model, modelOf, planOf, textOf } from './model.ts';
import {
  type Allows,
  allowing,
  brokenBy,
  byPerson,
  type Candidate,
  type OpenShift,
  type Order,
  type Plan,
  worksAt,
} from './plan.ts';

/** Why somebody does not get a shift that stays open. */
export type Reason = { person: string; text: string; isRefused: boolean };
export type Filled = {
  plan: [shift: string, person: string][];
  /** Whether no other plan fills more. */
  isMost: boolean;
  left: { shift: string; reasons: Reason[] }[];
};

type Answer = { plan: Plan; isMost: boolean };
type Means = { order: Order; takers: ReadonlyMap<string, Candidate[]>; allows: Allows; until: number };

// Its types say of the module what holds of its function.
const load = loadHighs as unknown as (typeof loadHighs)['default'];
let loaded: ReturnType<typeof load> | undefined;
/** What the solver has by then. */
async function solve(model: Model, until: number): Promise<Answer> {
  loaded ??= load();
  const solver = await loaded;
  const time_limit = Math.max(0.1, (until - performance.now()) / 1000);
  const found = solver.solve(textOf(model), { output_flag: false, time_limit });
  const isOne = (name: string) => {
    const column = found.Columns[name];
    return column !== undefined && 'Primal' in column && column.Primal > 0.5;
  };
  return { plan: planOf(model, isOne), isMost: found.Status === 'Optimal' };
}

/** As few of these as the rules do not let through together. */
function coreOf(person: Candidate, shifts: readonly OpenShift[], allows: Allows): readonly OpenShift[] {
  let core = shifts;
  for (const shift of shifts) {
    const fewer = core.filter((one) => one !== shift);
    if (!allows(person, fewer)) core = fewer;
  }
  return core;
}

/** What of a plan the rules let through. */
function allowedOf({ order, allows }: Means, plan: Plan): Plan {
  const people = new Map(order.people.map((person) => [person.id, person]));
  return new Map(
    [...byPerson(order, plan)].flatMap(([id, shifts]) => {
      const person = people.get(id);
      if (person === undefined) return [];
      const kept: OpenShift[] = [];
      for (const shift of shifts) if (allows(person, [...kept, shift])) kept.push(shift);
      return kept.map((shift): [string, string] => [shift.id, id]);
    }),
  );
}

async function most(means: Means): Promise<Answer> {
  const { order, takers, allows, until } = means;
  let best = handOut(order, new Map(), takers, allows);
  const takeable = [...takers.values()].filter((people) => people.length > 0).length;
  if (best.size === takeable) return { plan: best, isMost: true };
  const model = modelOf(order, takers);
  const people = new Map(order.people.map((person) => [person.id, person]));
  while (performance.now() < until) {
    const found = await solve(model, until);
    const kept = handOut(order, allowedOf(means, found.plan), takers, allows);
    if (kept.size > best.size) best = kept;
    // The rules allow no more than the rows do.
    if (found.isMost && best.size >= found.plan.size) return { plan: best, isMost: true };
    if (!found.isMost) break;
    for (const [id, shifts] of byPerson(order, found.plan)) {
      const person = people.get(id);
      if (person !== undefined && !allows(person, shifts)) exclude(model, person, coreOf(person, shifts, allows));
    }
  }
  return { plan: best, isMost: false };
}

function reasonsFor(shift: OpenShift, { order }: Means, taken: ReadonlyMap<string, OpenShift[]>): Reason[] {
  return order.people.flatMap((person) => {
    if (!worksAt(person, shift)) return [];
    const broken = brokenBy(person, [...(taken.get(person.id) ?? []), shift], order.settings);
    const told =
      broken.find((one) => one.shift.id === shift.id && one.is_refused) ??
      broken.find((one) => one.shift.id === shift.id) ??
      broken[0];
    if (told === undefined) return [];
    const text = told.shift.id === shift.id ? told.text : `${dayText(told.shift.date)}: ${told.text}`;
    return [{ person: person.id, text, isRefused: told.is_refused }];
  });
}

/** How long to look for a fairer one, in milliseconds. */
const fairness = 1_000;

/** Runs in a thread of its own (thread.ts). */
export async function fill(order: Order): Promise<Filled> {
  const allows = allowing(order.settings);
  const takers = takersOf(order, allows);
  const means: Means = { order, takers, allows, until: performance.now() + order.seconds * 1000 };
  const { plan: full, isMost } = await most(means);
  const even = evenOut(order, full, takers, allows, performance.now() + fairness);
  const plan = handOut(order, even, takers, allows);
  const taken = byPerson(order, plan);
  const open = order.shifts.filter(({ id }) => !plan.has(id));
  return {
    plan: [...plan],
    isMost,
    left: open.map((shift) => ({ shift: shift.id, reasons: reasonsFor(shift, means, taken) })),
  };
}
