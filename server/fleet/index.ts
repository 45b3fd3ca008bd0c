/**
 * The fleet: a second door to the vehicles of the register. It has no table of its own. Vehicles are assets, services and
 * repairs their maintenance, papers their documents; what may be is decided by the asset module, whose functions are called.
 */
import type { Domain } from '../plug/domain.ts';
import { careHandlers } from './care/handlers.ts';
import { figuresHandlers } from './figures/handlers.ts';
import { filesHandlers } from './files/handlers.ts';
import { papersHandlers } from './papers/handlers.ts';
import { vehiclesHandlers } from './vehicles/handlers.ts';

export const fleet = {
  handlers: (platform) => ({
    ...vehiclesHandlers(platform),
    ...careHandlers(platform),
    ...papersHandlers(platform),
    ...filesHandlers(platform),
    ...figuresHandlers(platform),
  }),
} satisfies Domain;
