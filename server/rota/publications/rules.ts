/** Whose shifts are other ones than before. */
import type { ShiftRow } from '../shifts/store.ts';

/** What somebody has to know of a shift, which makes it the same one to them whatever its id. */
const keyOf = ({ date, start, end, break_minutes, location, role, note }: ShiftRow) =>
  JSON.stringify([date, start, end, break_minutes, location, role, note]);

export type Change = { employee: string; before: ShiftRow[]; after: ShiftRow[] };

const without = (shifts: readonly ShiftRow[], others: readonly ShiftRow[]) => {
  const known = new Set(others.map(keyOf));
  return shifts.filter((shift) => !known.has(keyOf(shift)));
};

/** By employee: what they have no more, and what is new to them. Whoever has the same shifts as before is left out. */
export function changesBetween(before: readonly ShiftRow[], after: readonly ShiftRow[]): Change[] {
  const [had, has] = [before, after].map((shifts) => Map.groupBy(shifts, ({ employee }) => employee));
  const employees = new Set([...before, ...after].flatMap(({ employee }) => employee ?? []));
  return [...employees].flatMap((employee) => {
    const [old, now] = [had?.get(employee) ?? [], has?.get(employee) ?? []];
    const change = { employee, before: without(old, now), after: without(now, old) };
    return change.before.length + change.after.length === 0 ? [] : [change];
  });
}
