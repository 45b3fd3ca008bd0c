/** Changes hands: in the plan and in what is published at once, and those concerned are told. */
import type { Asking } from '../../platform/asking.ts';
import { amendPublication } from '../publications/store.ts';
import { tellWhoWorks } from '../publications/telling.ts';
import { changeShift, type Days, listPublished } from '../shifts/store.ts';
import type { Move } from './weigh.ts';

export async function settle(asking: Asking, moves: readonly Move[], despite: string | null): Promise<void> {
  const { tx, businessId, userId, now } = asking;
  const days = moves.map(({ shift }) => shift.date).toSorted();
  const span: Days = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const before = await listPublished(tx, businessId, span);
  for (const { shift, to } of moves)
    await changeShift(tx, businessId, shift.id, { ...shift, employee: to, despite: despite ?? shift.despite });
  const places = new Map(moves.map(({ shift: { location, date: day } }) => [`${location} ${day}`, { location, day }]));
  const moved = moves.map(({ shift }) => shift.id);
  for (const place of places.values()) await amendPublication(tx, businessId, { ...place, moved, userId, now });
  await tellWhoWorks(asking, before, await listPublished(tx, businessId, span));
}
