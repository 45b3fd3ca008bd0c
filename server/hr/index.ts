/** HR: how a business is organised. */
import type { Domain } from '../plug/domain.ts';
import { departments } from './departments/defaults.ts';
import { departmentsHandlers } from './departments/handlers.ts';
import { addDefaultDepartments, countDepartments } from './departments/store.ts';
import { firstRegionName } from './regions/rules.ts';
import { addDefaultRegion, countRegions } from './regions/store.ts';

export const hr = {
  handlers: departmentsHandlers,
  begin: async (tx, { businessId, input, now }) => {
    await addDefaultDepartments(tx, businessId, departments, now);
    await addDefaultRegion(tx, { businessId, ...input, name: firstRegionName(input), now });
  },
  counts: { departments: countDepartments, regions: countRegions },
} satisfies Domain;
