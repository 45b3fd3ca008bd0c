/** How much of full time somebody works: by their work pattern, against what is said of everybody. */
import { standardWeek, type WorkCycle, type WorkPeriod } from '../../calendar/working-days.ts';
import type { Terms } from '../terms.ts';
import { fullTime, type Life } from './life.ts';

const cycleOn = (periods: readonly WorkPeriod[], day: string): WorkCycle =>
  periods.findLast(({ from }) => from <= day)?.cycle ?? standardWeek;

/** A week's work on average, in working days or in minutes. */
function weekOf(cycle: WorkCycle, unit: Terms['unit']): number {
  const sum = cycle.reduce((all, minutes) => all + (unit === 'hours' ? minutes : Number(minutes > 0)), 0);
  return (sum * 7) / cycle.length;
}

/**
 * Ten-thousandths of full time, by the day from which they hold. Full time is what everybody works, or the standard week; nobody
 * works more than that. A policy of days counts working days whatever their hours, one of hours counts the hours.
 * @param own by first day
 * @param everybody by first day
 */
export function sharesOf(
  own: readonly WorkPeriod[],
  everybody: readonly WorkPeriod[],
  unit: Terms['unit'],
): Life['shares'] {
  const days = [...new Set([...own, ...everybody].map(({ from }) => from))].toSorted();
  const all = days.map((from) => {
    const full = weekOf(cycleOn(everybody, from), unit);
    const part = weekOf(cycleOn(own, from), unit);
    return { from, share: Math.min(fullTime, Math.round((part * fullTime) / full)) };
  });
  return all.filter(({ share }, index) => share !== (all[index - 1]?.share ?? fullTime));
}
