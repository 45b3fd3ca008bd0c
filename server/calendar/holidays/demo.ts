/** The holidays of the demo business: what was expected and has passed is declared, and the business has a day of its own. */
import { yearOf } from '../../../rules/calendar/days.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';

const own = 'Founders’ Day';

export const demoHolidays = ({ handlers, asOwner, platform }: DemoStage) =>
  asOwner(async (call) => {
    const today = await todayIn(call.tx, call.businessId, platform.clock.now());
    const year = yearOf(today);
    const { results } = await handlers.listHolidays({ ...call, query: { year } });
    if (results.some(({ name }) => name === own)) return;
    for (const { id, status, days } of results)
      if (status === 'expected' && days.every(({ day }) => day < today))
        await handlers.declareHoliday({ ...call, params: { ...call.params, id }, body: {} });
    for (const each of [year, year + 1]) {
      const days = [{ day: `${each}-09-18`, is_half: true }];
      await handlers.createHoliday({ ...call, body: { name: own, scope: 'business', days } });
    }
  });
