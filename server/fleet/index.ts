/**
 * The fleet: a second door to the vehicles of the register. Vehicles are assets, services and repairs their maintenance, papers
 * their documents; what may be is decided by the asset module, whose functions are called. Its own are fuel, daily checks,
 * which vehicles are not to be driven, accidents and fines, what all of it costs, how much vehicles are used, which papers a vehicle needs, and who may see them at the roadside.
 */
import type { Domain } from '../plug/domain.ts';
import { fleetActivities } from './activities.ts';
import { careHandlers } from './care/handlers.ts';
import { checksHandlers } from './checks/handlers.ts';
import { costsHandlers } from './costs/handlers.ts';
import { demoLogs } from './demo/demo.ts';
import { demoPapers } from './demo/papers.ts';
import { driverHandlers } from './driver/handlers.ts';
import { figuresHandlers } from './figures/handlers.ts';
import { filesHandlers } from './files/handlers.ts';
import { fuelHandlers } from './fuel/handlers.ts';
import { incidentsHandlers } from './incidents/handlers.ts';
import { papersHandlers } from './papers/handlers.ts';
import { readingsHandlers } from './readings/handlers.ts';
import { roadsideHandlers } from './roadside/handlers.ts';
import { sheetHandlers } from './sheet/handlers.ts';
import { stopsHandlers } from './stops/handlers.ts';
import { useHandlers } from './use/handlers.ts';
import { vehiclesHandlers } from './vehicles/handlers.ts';

export { holdsVehicle } from './driver/holding.ts';

export const fleet = {
  handlers: (platform) => ({
    ...vehiclesHandlers(platform),
    ...careHandlers(platform),
    ...papersHandlers(platform),
    ...filesHandlers(platform),
    ...figuresHandlers(platform),
    ...readingsHandlers(platform),
    ...fuelHandlers(platform),
    ...checksHandlers(platform),
    ...incidentsHandlers(platform),
    ...costsHandlers(platform),
    ...useHandlers(platform),
    ...sheetHandlers(platform),
    ...driverHandlers(platform),
    ...stopsHandlers(platform),
    ...roadsideHandlers(platform),
  }),
  activities: fleetActivities,
  sample: async (stage) => {
    await demoPapers(stage);
    await demoLogs(stage);
  },
  demo: async (stage) => {
    await demoPapers(stage);
    await demoLogs(stage);
  },
} satisfies Domain;
