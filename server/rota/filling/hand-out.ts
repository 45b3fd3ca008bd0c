/** Gives out shifts one by one, and moves them to whoever has had less. */
import {
  type Allows,
  burdenOf,
  byPerson,
  type Candidate,
  type OpenShift,
  type Order,
  type Plan,
  worksAt,
} from './plan.ts';

/** By the id of each shift: who could take it if they took no other. */
export function takersOf({ shifts, people }: Order, allows: Allows): Map<string, Candidate[]> {
  return new Map(
    shifts.map((shift) => [shift.id, people.filter((person) => worksAt(person, shift) && allows(person, [shift]))]),
  );
}

/** Gives what is left to whoever may take it besides what they have, first the shifts for which there are the fewest people. */
export function handOut(order: Order, plan: Plan, takers: ReadonlyMap<string, Candidate[]>, allows: Allows): Plan {
  const full = new Map(plan);
  const taken = byPerson(order, plan);
  const takersFor = ({ id }: OpenShift) => takers.get(id) ?? [];
  const left = order.shifts.filter(({ id }) => !plan.has(id));
  for (const shift of left.toSorted((one, other) => takersFor(one).length - takersFor(other).length)) {
    const burden = (person: Candidate) => {
      const theirs = taken.get(person.id) ?? [];
      return burdenOf(person, [...theirs, shift]) - burdenOf(person, theirs);
    };
    const person = takersFor(shift)
      .map((each) => ({ each, more: burden(each) }))
      .toSorted((one, other) => one.more - other.more)
      .find(({ each }) => allows(each, [...(taken.get(each.id) ?? []), shift]))?.each;
    if (person === undefined) continue;
    full.set(shift.id, person.id);
    taken.set(person.id, [...(taken.get(person.id) ?? []), shift]);
  }
  return full;
}

type Hand = { person: Candidate; shifts: readonly OpenShift[] };
const burdenOfAll = (hands: readonly Hand[]) =>
  hands.reduce((sum, { person, shifts }) => sum + burdenOf(person, shifts), 0);

/** Less is not worth a change. */
const least = 1e-6;

/** Moves single shifts, and exchanges two, while that makes it fairer and breaks no rule. It fills as many as before. */
export function evenOut(
  order: Order,
  plan: Plan,
  takers: ReadonlyMap<string, Candidate[]>,
  allows: Allows,
  until: number,
): Plan {
  const even = new Map(plan);
  const people = new Map(order.people.map((person) => [person.id, person]));
  const hands = new Map(order.people.map((person) => [person.id, byPerson(order, plan).get(person.id) ?? []]));
  const handOf = (person: Candidate): readonly OpenShift[] => hands.get(person.id) ?? [];
  const change = (before: readonly Hand[], after: readonly Hand[]): boolean => {
    if (burdenOfAll(after) > burdenOfAll(before) - least) return false;
    if (!after.every(({ person, shifts }) => allows(person, shifts))) return false;
    for (const { person, shifts } of after) {
      hands.set(person.id, [...shifts]);
      for (const { id } of shifts) even.set(id, person.id);
    }
    return true;
  };
  const holderOf = ({ id }: OpenShift) => people.get(even.get(id) ?? '');
  const giveAway = (shift: OpenShift): boolean =>
    (takers.get(shift.id) ?? []).some((other) => {
      const holder = holderOf(shift);
      if (holder === undefined || holder === other) return false;
      const [mine, theirs] = [handOf(holder), handOf(other)];
      return change(
        [
          { person: holder, shifts: mine },
          { person: other, shifts: theirs },
        ],
        [
          { person: holder, shifts: mine.filter((one) => one !== shift) },
          { person: other, shifts: [...theirs, shift] },
        ],
      );
    });
  const exchange = (one: OpenShift, other: OpenShift): boolean => {
    const [first, second] = [holderOf(one), holderOf(other)];
    if (first === undefined || second === undefined || first === second) return false;
    if (!takers.get(other.id)?.includes(first) || !takers.get(one.id)?.includes(second)) return false;
    const [mine, theirs] = [handOf(first), handOf(second)];
    return change(
      [
        { person: first, shifts: mine },
        { person: second, shifts: theirs },
      ],
      [
        { person: first, shifts: [...mine.filter((shift) => shift !== one), other] },
        { person: second, shifts: [...theirs.filter((shift) => shift !== other), one] },
      ],
    );
  };
  const given = order.shifts.filter(({ id }) => plan.has(id));
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [at, shift] of given.entries()) {
      if (performance.now() > until) return even;
      if (giveAway(shift)) isBetter = true;
      for (const other of given.slice(at + 1)) if (exchange(shift, other)) isBetter = true;
    }
  }
  return even;
}
