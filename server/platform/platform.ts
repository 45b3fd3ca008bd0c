/** The services that every domain may use, created once for each process. */
import pg from 'pg';
import type { Logger } from 'pino';
import { type Jobs, openJobs } from './background-jobs/background-jobs.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { createFiles, type Files } from './files/files.ts';
import { createMail, type Mail } from './mail/mail.ts';
import { createPayments } from './payments/payments.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { type AccessTokens, createAccessTokens, createPasswords, type Passwords } from './security/auth.ts';
import { createEncryption, type Encryption } from './security/encryption.ts';
import { createLimits, type Limits } from './security/limits.ts';
import { createSealing } from './security/sealing.ts';
import { type Clock, followDatabase } from './time/clock.ts';

export type Platform = {
  config: Config;
  clock: Clock;
  log: Logger;
  db: Database;
  jobs: Jobs;
  mail: Mail;
  files: Files;
  limits: Limits;
  passwords: Passwords;
  accessTokens: AccessTokens;
  encryption: Encryption;
  /** Null where nothing can be paid. */
  payments: PaymentProvider | null;
  close(): Promise<void>;
};

export type PlatformOptions = {
  config: Config;
  clock?: Clock | undefined;
  passwords?: Passwords | undefined;
  log: Logger;
  appUrl: string;
  authSecret: string;
};

export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { config, log, appUrl, authSecret } = options;
  const { databasePool: connections, databasePrepared: prepared } = config;
  // Where no key of its own is given, numbers are sealed with the secret of the server; one that comes later takes over from it.
  const sealing = createSealing([config.dataKey ?? authSecret, authSecret, ...config.dataKeysBefore]);
  const { clock: given } = options;
  const db = openDatabase({
    connectionString: appUrl,
    connections,
    prepared,
    clock: given,
    sealing,
    log,
    longestWait: config.databaseWait * 1000,
    isStrict: config.test,
  });
  // Outside of the request's transaction: what is counted or begun here stays when the request is rolled back.
  const counters = new pg.Pool({
    connectionString: appUrl,
    max: 4,
    // After that long the database counts as away, and each process counts alone.
    connectionTimeoutMillis: 10_000,
    application_name: 'steward limits',
  });
  counters.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  const askTime = async () => {
    const { rows } = await counters.query<{ now: Date }>('select clock_timestamp() as now');
    return rows[0]?.now ?? new Date();
  };
  const clock = given ?? (await followDatabase(askTime));
  const files = await createFiles({ ...config, pool: counters });
  const jobs = await openJobs({ connectionString: appUrl, log });
  const encryption = createEncryption(authSecret);
  return {
    config,
    clock,
    log,
    db,
    jobs,
    mail: createMail(jobs, encryption),
    files,
    limits: createLimits(counters, config.rateLimitFactor),
    passwords: options.passwords ?? createPasswords(),
    accessTokens: createAccessTokens(authSecret, clock),
    encryption,
    payments: createPayments(config, db, clock),
    close: async () => {
      clock.stop?.();
      await jobs.stop();
      await Promise.all([db.close(), counters.end()]);
    },
  };
}
