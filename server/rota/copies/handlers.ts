/** Copies of a week. */
import { askingOf } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { assertWeek } from '../shifts/rules.ts';
import { copyWeek } from './acts.ts';

export const copyHandlers = ({ clock }: Platform): Pick<Handlers, 'copyShiftWeek'> => ({
  copyShiftWeek: async (call) => {
    const { from_year: year, from_week_number: week_number, location = null } = call.body;
    const [from, to] = [assertWeek({ year, week_number }), assertWeek(call.body)];
    if (from.year === to.year && from.week === to.week)
      throw refuse.fields({ from_week_number: ['This is the week itself.'] });
    return copyWeek(askingOf(call, clock.now()), { from, to, location });
  },
});
