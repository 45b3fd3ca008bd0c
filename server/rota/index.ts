/** Who works when and where: roles, the week, and what is published. */
import type { Domain } from '../plug/domain.ts';
import type { WorkOn } from '../plug/services.ts';
import { availabilityHandlers } from './availability/handlers.ts';
import { copyHandlers } from './copies/handlers.ts';
import { demoRota } from './demo/demo.ts';
import { fillingHandlers } from './filling/handlers.ts';
import { openAfterDeparture, tellOfHoliday, tellOfLeave } from './hearing/acts.ts';
import { linkHandlers } from './links/handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { workOn } from './people/working.ts';
import { publicationHandlers } from './publications/handlers.ts';
import { rolesHandlers } from './roles/handlers.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { shiftHandlers } from './shifts/handlers.ts';
import { swapHandlers } from './swaps/handlers.ts';
import { todayHandlers } from './today/handlers.ts';

/** For HR, which the rota asks and which cannot ask the rota. */
export const workService: WorkOn = workOn;

const audience = 'access_rota';

export const rota = {
  handlers: (platform) => ({
    ...rolesHandlers(platform),
    ...settingsHandlers(platform),
    ...todayHandlers(platform),
    ...shiftHandlers(platform),
    ...peopleHandlers(platform),
    ...availabilityHandlers(platform),
    ...publicationHandlers(platform),
    ...copyHandlers(platform),
    ...fillingHandlers(platform),
    ...swapHandlers(platform),
    ...linkHandlers(platform),
  }),
  demo: async (stage) => {
    await demoRota(stage);
  },
  hears: {
    'employment.ends': openAfterDeparture,
    'leave.approved': tellOfLeave,
    'holiday.changed': tellOfHoliday,
  },
  activities: {
    'rota.settingsChanged': { audience },
    'rota.published': { audience },
    'rota.withdrawn': { audience },
    'rota.copied': { audience },
    'shift.planned': { audience },
    'shift.changed': { audience },
    'shift.deleted': { audience },
    'shift.opened': { audience },
    'shift.swap': { audience },
    'shift.availability': { audience },
    'shift.linkMade': { audience },
    'shift.linkRevoked': { audience },
  },
} satisfies Domain;
