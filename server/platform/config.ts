/** Every setting that comes from the environment, with its default. docs/operating.md describes each. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { bool, cleanEnv, num, str, url } from 'envalid';
import { StartupProblem } from './errors.ts';

const variables = {
  NODE_ENV: str({ choices: ['production', 'development', 'test'], default: 'development' }),
  HOST: str({ default: '127.0.0.1' }),
  PORT: num({ default: 4000 }),
  DATA_DIR: str({ default: './data' }),
  // Not read as an URL: the address of a socket has no host.
  DATABASE_URL: str({ default: '' }),
  DATABASE_POOL: num({ default: 8 }),
  DATABASE_WAIT: num({ default: 3 }),
  DATABASE_PREPARED: bool({ default: true }),
  PUBLIC_URL: url({ default: '' }),
  S3_BUCKET: str({ default: '' }),
  S3_ENDPOINT: url({ default: '' }),
  S3_REGION: str({ default: 'us-east-1' }),
  S3_ACCESS_KEY_ID: str({ default: '' }),
  S3_SECRET_ACCESS_KEY: str({ default: '' }),
  TRUST_PROXY: str({ default: '' }),
  AUTH_SECRET: str({ default: '' }),
  DATA_KEY: str({ default: '' }),
  DATA_KEYS_BEFORE: str({ default: '' }),
  SMTP_URL: url({ default: '' }),
  MAIL: str({ choices: ['send', 'keep'], default: 'send' }),
  MAIL_FROM: str({ default: 'Steward <no-reply@steward.test>' }),
  LOG_LEVEL: str({ choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], default: 'warn' }),
  JOBS: str({ choices: ['here', 'elsewhere'], default: 'here' }),
  RATE_LIMIT_FACTOR: num({ default: 1 }),
  SESSION_DAYS: num({ default: 30 }),
  BREACHED_PASSWORDS_URL: url({ default: '' }),
  DEMO: bool({ default: true }),
  PUBLISH: str({ default: '' }),
  COUNT_FLOWS: bool({ default: false }),
  OPERATOR_TOKEN: str({ default: '' }),
  PAYSTACK_SECRET_KEY: str({ default: '' }),
  PAYSTACK_PUBLIC_KEY: str({ default: '' }),
  PAYSTACK_URL: url({ default: 'https://api.paystack.co' }),
  SELLER_NAME: str({ default: 'Steward' }),
  SELLER_ADDRESS: str({ default: '' }),
  SELLER_TAX_ID: str({ default: '' }),
};

type Variables = Record<string, string | undefined>;

function readVariables(variablesOf: Variables) {
  return cleanEnv(
    // An empty variable is one that is not set: shells and compose files cannot always leave it out.
    Object.fromEntries(Object.entries(variablesOf).filter(([, value]) => value !== '')),
    variables,
    {
      reporter: ({ errors }) => {
        const [name] = Object.keys(errors);
        if (name !== undefined) {
          throw new StartupProblem(
            `The variable ${name} is not valid: ${errors[name as keyof typeof errors]?.message}.`,
          );
        }
      },
    },
  );
}
type Env = ReturnType<typeof readVariables>;

const isProduction = (env: Env): boolean => env.NODE_ENV === 'production';
const keysBefore = (env: Env): string[] => env.DATA_KEYS_BEFORE.split(',').flatMap((key) => key.trim() || []);

/** Whether something is wrong, and what is said then. */
type Check = readonly [isWrong: boolean, said: string];

const isWeb = (address: string): boolean => /^https?:\/\//.test(address);

/** Of values, wherever Steward runs. */
function valueChecks(env: Env): readonly Check[] {
  return [
    [
      !Number.isInteger(env.PORT) || env.PORT < 0 || env.PORT > 65535,
      `The variable PORT is not valid: ${env.PORT} is not a port number from 0 to 65535.`,
    ],
    [
      !Number.isInteger(env.DATABASE_POOL) || env.DATABASE_POOL < 2,
      'The variable DATABASE_POOL is not valid: at least 2 connections are needed.',
    ],
    [
      !(env.DATABASE_WAIT > 0 && env.DATABASE_WAIT <= 60),
      'The variable DATABASE_WAIT is not valid: it must be a number of seconds above 0, 60 at most.',
    ],
    [
      !(env.RATE_LIMIT_FACTOR > 0 && env.RATE_LIMIT_FACTOR < Number.POSITIVE_INFINITY),
      'The variable RATE_LIMIT_FACTOR is not valid: it must be a number above 0.',
    ],
    // The privacy policy promises that no sign-in lasts longer.
    [
      !(env.SESSION_DAYS > 0 && env.SESSION_DAYS <= 30),
      'The variable SESSION_DAYS is not valid: it must be above 0 and at most 30.',
    ],
    [
      env.DATABASE_URL !== '' && !/^postgres(ql)?:\/\//.test(env.DATABASE_URL),
      'The variable DATABASE_URL is not valid: it must begin with postgresql://.',
    ],
    [
      env.PUBLIC_URL !== '' && !isWeb(env.PUBLIC_URL),
      'The variable PUBLIC_URL is not valid: it must begin with https:// or http://.',
    ],
    [
      env.BREACHED_PASSWORDS_URL !== '' && !isWeb(env.BREACHED_PASSWORDS_URL),
      'The variable BREACHED_PASSWORDS_URL is not valid: it must begin with https:// or http://.',
    ],
    [
      env.SMTP_URL !== '' && !/^smtps?:\/\//.test(env.SMTP_URL),
      'The variable SMTP_URL is not valid: it must begin with smtp:// or smtps://.',
    ],
    [
      env.S3_ENDPOINT !== '' && !isWeb(env.S3_ENDPOINT),
      'The variable S3_ENDPOINT is not valid: it must begin with https:// or http://.',
    ],
    [
      env.S3_BUCKET !== '' && (env.S3_ACCESS_KEY_ID === '' || env.S3_SECRET_ACCESS_KEY === ''),
      'The variables S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed where S3_BUCKET is set.',
    ],
    [!isWeb(env.PAYSTACK_URL), 'The variable PAYSTACK_URL is not valid: it must begin with https:// or http://.'],
    [
      env.PAYSTACK_PUBLIC_KEY !== '' && env.PAYSTACK_SECRET_KEY === '',
      'The variable PAYSTACK_SECRET_KEY is needed where PAYSTACK_PUBLIC_KEY is set.',
    ],
    ...Object.entries({ DATA_KEY: [env.DATA_KEY], DATA_KEYS_BEFORE: keysBefore(env) }).map(
      ([name, keys]): Check => [
        keys.some((key) => key !== '' && key.length < 32),
        `The variable ${name} is not valid: a key has at least 32 random characters.`,
      ],
    ),
    [
      env.OPERATOR_TOKEN !== '' && env.OPERATOR_TOKEN.length < 32,
      'The variable OPERATOR_TOKEN is not valid: it needs at least 32 random characters.',
    ],
  ];
}

/** Of what production needs, and of what is for production alone. */
function productionChecks(env: Env): readonly Check[] {
  const production = isProduction(env);
  return [
    [
      production && env.AUTH_SECRET.length < 32,
      'In production the variable AUTH_SECRET is needed: at least 32 random characters.',
    ],
    [
      production && env.PUBLIC_URL === '',
      'In production the variable PUBLIC_URL is needed: the address that people open, for links in mails.',
    ],
    [
      production && env.SMTP_URL === '' && env.MAIL === 'send',
      'In production the variable SMTP_URL is needed: without mail nobody can sign up; MAIL=keep starts all the same.',
    ],
    // Without a password, anybody who reaches a server for development reads its mails and pays with its sandbox.
    [
      !production && !isOwnMachine(env.HOST),
      `The variable HOST is not valid: outside of production, Steward listens on this machine only, not on ${env.HOST}.`,
    ],
    [
      !production && env.PUBLIC_URL.startsWith('https:'),
      'The variable PUBLIC_URL is not valid: an address with https is for others, who need NODE_ENV=production.',
    ],
  ];
}

export type Config = ReturnType<typeof readConfig>;

/** @throws {StartupProblem} for the first variable that is not valid */
export function readConfig(environment: Variables = process.env) {
  const env = readVariables(environment);
  const wrong = [...valueChecks(env), ...productionChecks(env)].find(([isWrong]) => isWrong);
  if (wrong !== undefined) throw new StartupProblem(wrong[1]);
  const production = isProduction(env);
  return {
    production,
    /** Tests fail by what production only logs. */
    test: env.NODE_ENV === 'test',
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    uploadDir: resolve(env.DATA_DIR, 'uploads'),
    /** Null: uploaded files are kept in the data folder. */
    bucket:
      env.S3_BUCKET === ''
        ? null
        : {
            name: env.S3_BUCKET,
            endpoint: (env.S3_ENDPOINT === '' ? `https://s3.${env.S3_REGION}.amazonaws.com` : env.S3_ENDPOINT).replace(
              /\/+$/,
              '',
            ),
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          },
    databaseUrl: env.DATABASE_URL === '' ? null : env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    /** Seconds. */
    databaseWait: env.DATABASE_WAIT,
    databasePrepared: env.DATABASE_PREPARED,
    /** Without a trailing slash. */
    publicUrl: (env.PUBLIC_URL === '' ? `http://localhost:${env.PORT}` : env.PUBLIC_URL).replace(/\/+$/, ''),
    trustProxy: readProxies(env.TRUST_PROXY),
    authSecret: env.AUTH_SECRET === '' ? null : env.AUTH_SECRET,
    /** Seals NIN, tax ID and account numbers. Null: the auth secret does. */
    dataKey: env.DATA_KEY === '' ? null : env.DATA_KEY,
    /** Keys of before, which still open what they sealed. */
    dataKeysBefore: keysBefore(env),
    smtpUrl: env.SMTP_URL === '' ? null : env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    publish: readPublished(env.PUBLISH, production),
    /** Whether browsers count what people do in the flows. */
    countFlows: env.COUNT_FLOWS,
    /** Opens what only the operator may read. Null: everybody outside of production, nobody in it. */
    operatorToken: env.OPERATOR_TOKEN === '' ? null : env.OPERATOR_TOKEN,
    logLevel: env.LOG_LEVEL,
    jobsHere: env.JOBS === 'here',
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    /** How long a session lasts at most, however much it is used. */
    sessionDays: env.SESSION_DAYS,
    /** Null: new passwords are compared with the list that comes with Steward, and with nothing else. */
    breachedPasswordsUrl: env.BREACHED_PASSWORDS_URL === '' ? null : env.BREACHED_PASSWORDS_URL.replace(/\/+$/, ''),
    demo: env.DEMO && !production,
    /** Null without a key: the sandbox takes payments, and in production none can be made. */
    paystack:
      env.PAYSTACK_SECRET_KEY === ''
        ? null
        : {
            secretKey: env.PAYSTACK_SECRET_KEY,
            publicKey: env.PAYSTACK_PUBLIC_KEY === '' ? null : env.PAYSTACK_PUBLIC_KEY,
            url: env.PAYSTACK_URL.replace(/\/+$/, ''),
          },
    /** Whose invoices these are. */
    seller: { name: env.SELLER_NAME, address: env.SELLER_ADDRESS, taxId: env.SELLER_TAX_ID },
  };
}

/** Whether a name or an address leads to this machine, on every machine. */
export const isOwnMachine = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

const pages = ['metrics', 'docs', 'ui', 'flows'] as const;
/** Pages about the server and the product, not for its users. */
export type Page = (typeof pages)[number];

/** All in development and none in production, unless they are named. */
function readPublished(text: string, production: boolean): ReadonlySet<Page> {
  if (text === '') return new Set(production ? [] : pages);
  const named = text.split(',').map((one) => one.trim());
  const isPage = (name: string): name is Page => pages.some((page) => page === name);
  const wrong = named.find((name) => name !== 'none' && !isPage(name));
  if (wrong !== undefined)
    throw new StartupProblem(`The variable PUBLISH is not valid: "${wrong}" is none of ${pages.join(', ')}.`);
  return new Set(named.filter(isPage));
}

/** The proxies whose X-Forwarded-For is trusted: none, a number of proxies in a row, or addresses and networks. */
function readProxies(text: string): false | string | ((address: string, hop: number) => boolean) {
  if (text === '' || text === 'false') return false;
  const wrong = /^\d+$/.test(text) ? undefined : text.split(',').find((one) => !isNetwork(one.trim()));
  if (wrong !== undefined) {
    throw new StartupProblem(
      `The variable TRUST_PROXY is not valid: "${wrong.trim()}" is no address, network or number.`,
    );
  }
  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text;
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...others] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return others.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
}
