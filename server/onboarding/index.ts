/** Onboarding: the wizard, and the background work that creates a business. */
import type { Domain } from '../plug/domain.ts';
import { choicesHandlers } from './choices/handlers.ts';
import { creationJobs } from './creation/background-jobs.ts';
import { demoBusiness } from './creation/demo.ts';
import { creationHandlers } from './creation/handlers.ts';
import { removeTasksOf } from './creation/store.ts';

export const onboarding = {
  handlers: (platform) => ({ ...choicesHandlers(platform), ...creationHandlers(platform) }),
  jobs: creationJobs,
  end: removeTasksOf,
  demo: demoBusiness,
} satisfies Domain;
