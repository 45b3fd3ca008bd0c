/** The days off of a business: the nation's holidays, those of a state, and its own. */
import type { Domain } from '../plug/domain.ts';
import { demoHolidays } from './holidays/demo.ts';
import { holidaysHandlers } from './holidays/handlers.ts';
import { patternsHandlers } from './patterns/handlers.ts';

const audience = 'manage_time_off';

export const calendar = {
  demo: async (stage) => {
    await demoHolidays(stage);
  },
  handlers: (platform, services) => ({
    ...holidaysHandlers(platform, services),
    ...patternsHandlers(platform, services),
  }),
  activities: {
    'holiday.declared': { audience },
    'holiday.changed': { audience },
    'holiday.cancelled': { audience },
    'holiday.deleted': { audience },
    'workPattern.added': { audience },
    'workPattern.changed': { audience },
    'workPattern.deleted': { audience },
    'workPattern.assigned': { audience },
  },
} satisfies Domain;
