/** Businesses: details, logo, exports and deletion. Onboarding creates them. */
import type { Job } from '../platform/background-jobs/background-jobs.ts';
import type { Domain } from '../plug/domain.ts';
import { businessHandlers } from './business/handlers.ts';
import { addBusiness, isSetUp } from './business/store.ts';
import { dailyJob } from './daily.ts';
import { deletionHandlers } from './deletion/handlers.ts';
import { exportJob } from './exports/background-jobs.ts';
import { exportHandlers } from './exports/handlers.ts';
import { logoHandlers } from './logo/handlers.ts';
import { addLogo, findLogo } from './logo/store.ts';
import { secondStepHandlers } from './second-step/handlers.ts';

export { businessesService } from './service.ts';

export const businesses = {
  handlers: (platform, services) => ({
    ...businessHandlers(platform),
    ...deletionHandlers(platform, services),
    ...exportHandlers(platform),
    ...logoHandlers(platform),
    ...secondStepHandlers(platform),
  }),
  jobs: (platform, services) => [exportJob(platform), dailyJob(platform, services)] as Job<never>[],
  begin: async (tx, { businessId, input, logo, now }) => {
    await addBusiness(tx, businessId, input, now);
    if (logo !== null) await addLogo(tx, businessId, logo, now);
  },
  firstSteps: {
    set_up: { audience: 'owner', isDone: isSetUp },
    logo: { audience: 'owner', isDone: async (tx, businessId) => (await findLogo(tx, businessId)) !== undefined },
  },
} satisfies Domain;
