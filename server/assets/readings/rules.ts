/** When a reading of an odometer or an engine hour meter is believed. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { daysBetween, shownDay } from '../../platform/time/dates.ts';

export type Meter = components['schemas']['Meter'];
export type Seen = { value: number; on: string };

const units: Record<Meter, string> = { odometer: 'km', engine: 'hours' };
/** More than a vehicle drives, or a day has. */
const mostPerDay: Record<Meter, number> = { odometer: 2_000, engine: 24 };

const shown = ({ value, on }: Seen, meter: Meter) =>
  `${value.toLocaleString('en-NG')} ${units[meter]} on ${shownDay(on)}`;

/**
 * What is wrong with a reading beside its neighbours, in a sentence; null when it can be believed. The rate between two
 * readings of one day is that of a whole day.
 */
export function doubtOf(meter: Meter, reading: Seen, before: Seen | null, after: Seen | null): string | null {
  if (before !== null && reading.value < before.value) return `The reading before was ${shown(before, meter)}.`;
  if (after !== null && reading.value > after.value) return `A later reading was ${shown(after, meter)}.`;
  if (before === null) return null;
  const days = Math.max(1, daysBetween(before.on, reading.on));
  if (reading.value - before.value <= mostPerDay[meter] * days) return null;
  return `That is ${(reading.value - before.value).toLocaleString('en-NG')} ${units[meter]} since ${shown(before, meter)}.`;
}
