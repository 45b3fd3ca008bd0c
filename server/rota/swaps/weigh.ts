/** What a swap moves to whom, and which rules that breaks. */
import type { components } from '../../../openapi/generated/contract.ts';
import { type Fault, faultsOf, type Worker } from '../../../rules/rota/faults.ts';
import { minuteIn } from '../../directory/business-day.ts';
import { describeEmployees, type EmployeeCard } from '../../directory/employees.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import { type Known, kindsOf, knownOf, needsOf, stateOf } from '../shifts/acts.ts';
import { listPublished, type ShiftRow } from '../shifts/store.ts';
import { workersOf } from '../shifts/workers.ts';

type Schemas = components['schemas'];
/** A shift, who gets it, and what they give for it. */
export type Move = { shift: ShiftRow; to: string; gives: ShiftRow | null };
export type Weighed = Fault & { who: string };

/** What changes hands. Nothing does while nobody takes it. */
export function movesOf(
  { giver, taker }: { giver: string | null; taker: string | null },
  shift: ShiftRow,
  exchange: ShiftRow | null,
): Move[] {
  if (taker === null) return [];
  const moves: Move[] = [{ shift, to: taker, gives: exchange }];
  return exchange === null || giver === null ? moves : [...moves, { shift: exchange, to: giver, gives: shift }];
}

const spanOf = (moves: readonly Move[]) => {
  const days = moves.map(({ shift }) => shift.date).toSorted();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
};

export type Weighing = Pick<Known, 'settings' | 'roles' | 'locations'> & { workers: ReadonlyMap<string, Worker> };

/** What weighing some moves has to know, in one go for all of them. @param others whose work is asked about besides */
export async function weighingOf(
  inside: Inside,
  moves: readonly Move[],
  others: readonly string[] = [],
): Promise<Weighing> {
  const base = await knownOf(
    inside,
    moves.map(({ shift }) => shift),
  );
  const people = [...new Set([...moves.map(({ to }) => to), ...others])];
  const workers = people.length === 0 ? new Map() : await workersOf(inside, people, spanOf(moves), kindsOf(base.roles));
  return { ...base, workers };
}

/** What each move breaks, of whom. */
export function weigh(moves: readonly Move[], { settings, roles, workers }: Weighing): Weighed[] {
  return moves.flatMap(({ shift, to, gives }) => {
    const worker = workers.get(to);
    if (worker === undefined)
      return [{ who: to, rule: 'employed' as const, is_refused: true, text: 'Is not employed' }];
    const shifts = worker.shifts.filter(({ id }) => id !== gives?.id);
    const needs = needsOf(roles.get(shift.role ?? ''));
    return faultsOf({ shift, worker: { ...worker, shifts }, settings, needs }).map((fault) => ({ ...fault, who: to }));
  });
}

const nameOf = ({ first_name, last_name }: EmployeeCard) => `${first_name} ${last_name}`.trim();
/** With whom each concerns. */
export const named = (faults: readonly Weighed[], cards: ReadonlyMap<string, EmployeeCard>): Schemas['ShiftFault'][] =>
  faults.map(({ who, text, ...fault }) => {
    const card = cards.get(who);
    return { ...fault, text: card === undefined ? text : `${nameOf(card)}: ${text}` };
  });

export const namedHere = async ({ tx, businessId }: Inside, faults: readonly Weighed[]) =>
  named(
    faults,
    await describeEmployees(
      tx,
      businessId,
      faults.map(({ who }) => who),
    ),
  );

/** The shifts that are published as they are planned and have not begun, by id. */
export async function swappableAmong(asking: Asking, shifts: readonly ShiftRow[]): Promise<Map<string, ShiftRow>> {
  const { tx, businessId, now } = asking;
  if (shifts.length === 0) return new Map();
  const minute = await minuteIn(tx, businessId, now);
  const days = shifts.map(({ date }) => date).toSorted();
  const published = await listPublished(tx, businessId, { from: days[0] ?? '', to: days.at(-1) ?? '' });
  const known = { published: new Map(published.map((shift) => [shift.id, shift])) };
  return new Map(
    shifts.flatMap((shift) => {
      const isComing = `${shift.date} ${shift.start}` > minute;
      return isComing && stateOf(shift, known) === 'published' ? [[shift.id, shift] as const] : [];
    }),
  );
}
