/** The whole server as one function, used by production and by tests: the list of domains, and how they are put together. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { accounts, accountsService, authorise } from './accounts/index.ts';
import { assets } from './assets/index.ts';
import { billing } from './billing/index.ts';
import { businesses, businessesService } from './businesses/index.ts';
import { calendar } from './calendar/index.ts';
import { due } from './due/index.ts';
import { fleet, holdsVehicle as holds } from './fleet/index.ts';
import { employeesService, hr, isAmong, regionsService } from './hr/index.ts';
import { onboarding } from './onboarding/index.ts';
import { membersService, people } from './people/index.ts';
import type { Job } from './platform/background-jobs/background-jobs.ts';
import { cleanUpJob } from './platform/background-jobs/clean-up.ts';
import type { Config } from './platform/config.ts';
import type { Handlers } from './platform/contract.ts';
import { prepareDatabase } from './platform/database/prepare-database.ts';
import { serveApp } from './platform/files/app-files.ts';
import { removeFilesJob } from './platform/files/removed-files.ts';
import { createHttp } from './platform/http/http.ts';
import { mailJob } from './platform/mail/mail.ts';
import { mailboxPage } from './platform/mail/mailbox.ts';
import { createLog, observe } from './platform/observability.ts';
import { openPlatform, type Platform } from './platform/platform.ts';
import { noMail } from './platform/quiet-call.ts';
import type { Passwords } from './platform/security/auth.ts';
import { atMost } from './platform/time/at-most.ts';
import type { Clock } from './platform/time/clock.ts';
import type { Domain } from './plug/domain.ts';
import type { Counts } from './plug/new-business.ts';
import type { SampleStage } from './plug/sample-stage.ts';
import type { Services } from './plug/services.ts';
import { rota, workService } from './rota/index.ts';
import { shell } from './shell/index.ts';
import { timeoff } from './timeoff/index.ts';

export type ServerOptions = {
  config: Config;
  /** The database, as its owner. */
  ownerUrl: string;
  /** Where the built app lies; without it only the API is served. */
  appFolder?: string;
  /** Tests bring their own; otherwise it is the database's. */
  clock?: Clock | undefined;
  /** Tests bring quick ones. */
  passwords?: Passwords | undefined;
  log?: Logger;
};
/** A process of the product that answers no requests. */
export type Worker = {
  platform: Platform;
  /** Begins to work on jobs in this process. */
  work(): Promise<void>;
  /** Finishes what is under way, for 15 seconds at most; what remains is found again as after a kill. */
  stop(): Promise<void>;
};
export type Server = Worker & { app: FastifyInstance };
/** Milliseconds. */
const longestStop = 15_000;

/** In this order a new business gets its first rows, and the demo business its parts. */
const plugs = [
  accounts,
  onboarding,
  businesses,
  people,
  billing,
  hr,
  calendar,
  assets,
  fleet,
  timeoff,
  rota,
  due,
  shell,
] as const;
export const domains: readonly Domain[] = plugs;

type Plug = (typeof plugs)[number];
type KeysOf<Part> = Part extends unknown ? keyof Part : never;
type Operations = KeysOf<ReturnType<Plug['handlers']>>;
type Imported = KeysOf<Extract<Plug, { imports: object }>['imports']>;
type Counted = KeysOf<Extract<Plug, { counts: object }>['counts']>;

function importsOf(platform: Platform): Services['imports'] {
  const lists = domains.flatMap(({ imports = {} }) => Object.entries(imports));
  const opened = lists.map(([kind, open]) => [kind, open(platform, { regions: regionsService })]);
  // Does not compile while a list that the contract names is nobody's.
  return Object.fromEntries(opened) as Pick<Services['imports'], Imported>;
}

/** What domains ask of each other. */
export const servicesOf = (platform: Platform): Services => ({
  accounts: accountsService(platform),
  businesses: businessesService(platform),
  employees: employeesService,
  members: membersService(platform),
  regions: regionsService,
  workOn: workService,
  tell: async (asking, fact, about) => {
    for (const { hears } of domains) await hears?.[fact]?.(asking, about);
  },
  protectionsOf: async (...about) => {
    const all: (string | null | undefined)[] = [];
    for (const { protections } of domains) all.push(await protections?.(...about));
    return all.filter((protection) => typeof protection === 'string');
  },
  listHeld: async (tx, businessId, employeeId) => {
    const held: Awaited<ReturnType<Services['listHeld']>> = [];
    for (const { holdings } of domains) held.push(...((await holdings?.(tx, businessId, employeeId)) ?? []));
    return held;
  },
  beginBusiness: async (tx, business) => {
    for (const { begin } of domains) await begin?.(tx, business);
  },
  endBusiness: async (tx, businessId) => {
    const stored: string[] = [];
    for (const { end } of domains) stored.push(...((await end?.(tx, businessId)) ?? []));
    return stored;
  },
  addSample: async (call, trade) => {
    const quiet = { ...platform, mail: noMail };
    const stage: SampleStage = { platform: quiet, handlers: handlersOf(quiet), trade, asOwner: (ask) => ask(call) };
    for (const { sample } of domains) await sample?.(stage);
  },
  countsOf: async (tx, businessId, now) => {
    const counters = domains.flatMap(({ counts = {} }) => Object.entries(counts));
    const counted = await Promise.all(counters.map(async ([name, count]) => [name, await count(tx, businessId, now)]));
    // Does not compile while nobody counts something that the contract names.
    const counts: Counts = Object.fromEntries(counted) as Pick<Counts, Counted>;
    return counts;
  },
  imports: importsOf(platform),
  holders: Object.assign({}, ...domains.map(({ holders }) => holders)),
  firstSteps: Object.assign({}, ...domains.map(({ firstSteps }) => firstSteps)),
  activities: Object.assign({}, ...domains.map(({ activities }) => activities)),
});

/** Every operation's handler. Does not compile while an operation has none. */
export function handlersOf(platform: Platform): Handlers {
  const services = servicesOf(platform);
  const handlers = domains.map((domain) => domain.handlers(platform, services));
  return Object.assign({}, ...handlers) as Pick<Handlers, Operations>;
}

export function jobsOf(platform: Platform): readonly Job<never>[] {
  const { db, clock, config, encryption } = platform;
  const services = servicesOf(platform);
  return [
    mailJob({ db, clock, encryption, smtpUrl: config.smtpUrl, from: config.mailFrom }),
    cleanUpJob(platform),
    removeFilesJob(platform),
    ...domains.flatMap(({ jobs }) => jobs?.(platform, services) ?? []),
  ];
}

/** Without what serves requests, which would first be made ready at the end only to be closed: seconds of a busy machine. */
export async function createWorker({
  config,
  ownerUrl,
  clock,
  passwords,
  log = createLog(config),
}: ServerOptions): Promise<Worker> {
  const { appUrl, authSecret } = await prepareDatabase(ownerUrl);
  const platform = await openPlatform({
    config,
    clock,
    passwords,
    log,
    appUrl,
    authSecret: config.authSecret ?? authSecret,
  });
  try {
    const jobs = jobsOf(platform);
    await platform.jobs.declare(jobs);
    return {
      platform,
      work: () => platform.jobs.work(jobs),
      stop: () => atMost(longestStop, platform.close()),
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}

export async function createServer(options: ServerOptions): Promise<Server> {
  const worker = await createWorker(options);
  try {
    return await serve(worker, options);
  } catch (error) {
    await worker.platform.close();
    throw error;
  }
}

/** Adds to a worker what answers requests. When that fails the worker is still to be stopped. */
export async function serve({ platform, work }: Worker, { config, appFolder }: ServerOptions): Promise<Server> {
  const app = await createHttp({ ...platform, handlers: handlersOf(platform), authorise, holds, isAmong });
  observe(app, platform.db, config);
  if (!config.production && config.smtpUrl === null) await mailboxPage(app, platform);
  for (const { routes } of domains) await routes?.(app, platform, servicesOf(platform));
  await serveApp(app, appFolder, config);
  return { app, platform, work, stop: () => atMost(longestStop, app.close().then(platform.close)) };
}
