/** Accounts: how a person signs up, signs in and out, and keeps the account safe. */
import type { Domain } from '../plug/domain.ts';
import { accountsJobs } from './account/background-jobs.ts';
import { demoPeople } from './account/demo.ts';
import { accountHandlers } from './account/handlers.ts';
import { storeOwner } from './account/store.ts';
import { devicesHandlers } from './devices/handlers.ts';
import { mailedLinkJob } from './mailed-links/background-jobs.ts';
import { passwordHandlers } from './passwords/handlers.ts';
import { secondStepHandlers } from './second-step/handlers.ts';
import { sessionsHandlers } from './sessions/handlers.ts';
import { signInHandlers } from './sign-in/handlers.ts';
import { signUpHandlers } from './sign-up/handlers.ts';

export { accountsService } from './service.ts';
export { authorise } from './sessions/authorise.ts';

export const accounts = {
  handlers: (platform) => ({
    ...accountHandlers(platform),
    ...devicesHandlers(platform),
    ...passwordHandlers(platform),
    ...secondStepHandlers(platform),
    ...sessionsHandlers(platform),
    ...signInHandlers(platform),
    ...signUpHandlers(platform),
  }),
  jobs: (platform) => [...accountsJobs(platform), mailedLinkJob(platform)],
  begin: (tx, { userId, input, now }) => storeOwner(tx, { userId, ...input, now }),
  demo: demoPeople,
} satisfies Domain;
