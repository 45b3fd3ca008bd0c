/** Shell: what the frame around every module shows. */
import type { Domain } from '../plug/domain.ts';
import { appOnboardingHandlers } from './app-onboarding/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { notificationJobs } from './notifications/jobs.ts';
import { quickstartHandlers } from './quickstart/handlers.ts';

export const shell = {
  handlers: (platform, services) => ({
    ...appOnboardingHandlers(platform),
    ...notificationHandlers(platform),
    ...quickstartHandlers(platform, services),
  }),
  jobs: notificationJobs,
} satisfies Domain;
