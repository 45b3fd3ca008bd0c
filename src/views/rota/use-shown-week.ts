import { useSearchParams } from 'wouter';
import { type Week, weekLater, weekOf, weeksIn } from '../../../rules/rota/week.ts';
import { rotaPaths } from '../../paths/rota.ts';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { onlies } from './week-only.tsx';

const numberIn = (text: string | null, from: number, to: number): number | null => {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number >= from && number <= to ? number : null;
};

const wholeOf = (search: URLSearchParams): string => {
  const kept = [...search].filter(([name]) => name !== 'only');
  return rotaPaths.shiftRota(Object.fromEntries(kept));
};

/** Which week of which people is shown, as the address says it. */
export function useShownWeek() {
  const { timeZone } = useBusiness();
  const today = todayIn(timeZone);
  const [search, setSearch] = useSearchParams();
  const year = numberIn(search.get('year'), 2000, 2100);
  const week = year === null ? null : numberIn(search.get('week'), 1, weeksIn(year));
  const shown: Week = year !== null && week !== null ? { year, week } : weekOf(today);
  const put = (changed: Record<string, string | null>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changed))
        if (value === null) next.delete(name);
        else next.set(name, value);
      return next;
    });
  return {
    today,
    week: shown,
    location: search.get('location'),
    department: search.get('department'),
    day: search.get('day'),
    /** Which of its rows, and how the whole of it is opened. */
    only: onlies.find((only) => only === search.get('only')) ?? null,
    everything: wholeOf(search),
    put,
    show: (next: Week | null) =>
      put({
        year: next === null ? null : String(next.year),
        week: next === null ? null : String(next.week),
        day: null,
        only: null,
      }),
    move: (count: number) => {
      const next = weekLater(shown, count);
      put({ year: String(next.year), week: String(next.week), day: null, only: null });
    },
  };
}
