/** The whole server as one function, used by production and by tests: every domain's handlers and jobs, and their life. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { accountsHandlers } from './accounts/account/handlers.ts';
import { accountsJobs } from './accounts/account/jobs.ts';
import { accountsForPeople } from './accounts/for-people.ts';
import { securityHandlers } from './accounts/second-step/handlers.ts';
import { authorise } from './accounts/sessions/authorise.ts';
import { assetsHandlers } from './assets/asset-types/handlers.ts';
import { invoicesHandlers } from './billing/invoices/handlers.ts';
import { paymentNews } from './billing/payments/events.ts';
import { pricesHandlers } from './billing/prices/handlers.ts';
import { buyingHandlers } from './billing/purchases/handlers.ts';
import { billingHandlers } from './billing/subscriptions/handlers.ts';
import { billingJobs } from './billing/subscriptions/jobs.ts';
import { businessesHandlers } from './businesses/business/handlers.ts';
import { businessesJobs } from './businesses/deletion/jobs.ts';
import { hrHandlers } from './hr/departments/handlers.ts';
import { onboardingHandlers } from './onboarding/creation/handlers.ts';
import { onboardingJobs } from './onboarding/creation/jobs.ts';
import { peopleHandlers } from './people/handlers.ts';
import { serveApp } from './platform/app-files.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Handlers } from './platform/contract.ts';
import { housekeepingJob } from './platform/housekeeping.ts';
import { createHttp } from './platform/http/http.ts';
import type { Job } from './platform/jobs.ts';
import { mailJob } from './platform/mail.ts';
import { mailboxPage } from './platform/mailbox.ts';
import { createLog, observe } from './platform/observability.ts';
import { paystackWebhook } from './platform/payments/payments.ts';
import { sandboxPages } from './platform/payments/sandbox-page.ts';
import { openPlatform, type Platform } from './platform/platform.ts';
import { prepareDatabase } from './platform/prepare.ts';
import { shellHandlers } from './shell/notifications/handlers.ts';
import { shellJobs } from './shell/notifications/jobs.ts';

export type ServerOptions = {
  config: Config;
  /** The database, as its owner. */
  ownerUrl: string;
  /** Where the built app lies; without it only the API is served. */
  appFolder?: string;
  clock?: Clock;
  log?: Logger;
};
export type Server = {
  app: FastifyInstance;
  platform: Platform;
  /** Begins to work on jobs in this process. */
  work(): Promise<void>;
  /** Finishes what is under way. */
  stop(): Promise<void>;
};

/** Every operation's handler. */
export const handlersOf = (platform: Platform): Handlers => ({
  ...accountsHandlers(platform),
  ...securityHandlers(platform),
  ...onboardingHandlers(platform),
  ...businessesHandlers(platform),
  ...billingHandlers(platform),
  ...buyingHandlers(platform),
  ...pricesHandlers(platform),
  ...invoicesHandlers(platform),
  ...shellHandlers(platform),
  ...peopleHandlers(platform, accountsForPeople(platform)),
  ...hrHandlers(platform),
  ...assetsHandlers(platform),
});

const jobsOf = (platform: Platform): Job<never>[] => [
  mailJob({ db: platform.db, clock: platform.clock, smtpUrl: platform.config.smtpUrl, from: platform.config.mailFrom }),
  housekeepingJob(platform),
  ...accountsJobs(platform),
  ...onboardingJobs(platform),
  ...businessesJobs(platform),
  ...shellJobs(platform),
  ...billingJobs(platform),
];

export async function createServer({
  config,
  ownerUrl,
  appFolder,
  clock = systemClock,
  log = createLog(config),
}: ServerOptions): Promise<Server> {
  const { appUrl, authSecret } = await prepareDatabase(ownerUrl);
  const platform = await openPlatform({ config, clock, log, appUrl, authSecret: config.authSecret ?? authSecret });
  try {
    const jobs = jobsOf(platform);
    await platform.jobs.declare(jobs);
    const app = await createHttp({ ...platform, handlers: handlersOf(platform), authorise });
    observe(app, platform.db);
    if (!config.production && config.smtpUrl === null) mailboxPage(app, platform.db);
    if (platform.payments?.name === 'sandbox') await sandboxPages(app, platform);
    if (config.paystack !== null) await paystackWebhook(app, config.paystack.secretKey, paymentNews(platform));
    await serveApp(app, appFolder);
    return {
      app,
      platform,
      work: () => platform.jobs.work(jobs),
      stop: async () => {
        await app.close();
        await platform.close();
      },
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}
