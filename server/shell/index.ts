/** Shell: what the frame around every module shows. */
import type { Domain } from '../plug/domain.ts';
import { appOnboardingHandlers } from './app-onboarding/handlers.ts';
import { calendarPages } from './calendar/feed.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { checklistHandlers } from './checklist/handlers.ts';
import { flowCountJobs } from './flow-counts/background-jobs.ts';
import { flowCountHandlers } from './flow-counts/handlers.ts';
import { importJobs } from './imports/background-jobs.ts';
import { importsHandlers } from './imports/handlers.ts';
import { notificationJobs } from './notifications/background-jobs.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { quickstartHandlers } from './quickstart/handlers.ts';
import { reminderPreferencesHandlers } from './reminders/handlers.ts';
import { remindJob } from './reminders/run.ts';
import { sampleJobs } from './sample/background-jobs.ts';
import { sampleHandlers } from './sample/handlers.ts';

export const shell = {
  handlers: (platform, services) => ({
    ...appOnboardingHandlers(platform),
    ...checklistHandlers(platform, services),
    ...importsHandlers(platform, services),
    ...notificationHandlers(platform),
    ...quickstartHandlers(platform, services),
    ...flowCountHandlers(platform),
    ...reminderPreferencesHandlers,
    ...calendarHandlers(platform),
    ...sampleHandlers(platform),
  }),
  routes: calendarPages,
  jobs: (platform, services) => [
    ...notificationJobs(platform),
    ...flowCountJobs(platform),
    ...importJobs(platform, services),
    ...sampleJobs(platform, services),
    remindJob(platform, services),
  ],
} satisfies Domain;
