import { nameOf } from '../shared/people/people.ts';
import type { Shift, ShownWeek } from './week-texts.ts';

export const csvHeader = [
  'Employee',
  'Date',
  'Start',
  'End',
  'Break (minutes)',
  'Work (minutes)',
  'Role',
  'Location',
  'Note',
] as const;

/** A row for each shift, by person; nobody has an open one. Days and times as they are stored, so that a sheet can count. */
export function csvRows({ employees, open }: ShownWeek): (string | number)[][] {
  const rowOf = (name: string, shift: Shift) => [
    name,
    shift.date,
    shift.start,
    shift.end,
    shift.break_minutes,
    shift.minutes,
    shift.role?.name ?? '',
    shift.location.name,
    shift.note ?? '',
  ];
  return [
    ...employees.flatMap((person) => person.shifts.map((shift) => rowOf(nameOf(person), shift))),
    ...open.map((shift) => rowOf('', shift)),
  ];
}
