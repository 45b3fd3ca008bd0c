import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartupProblem } from './errors.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://steward.example',
  SMTP_URL: 'smtps://mail.example',
};

describe('a bad variable', () => {
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', 'Infinity'],
    ['NODE_ENV', 'prod'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_URL', 'mysql://a@b/c'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', '2.5'],
    ['DATABASE_POOL', 'many'],
    ['DATABASE_WAIT', '0'],
    ['DATABASE_WAIT', '61'],
    ['PUBLIC_URL', 'steward.example'],
    ['PUBLIC_URL', 'ftp://steward.example'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['LOG_LEVEL', 'loud'],
    ['JOBS', 'everywhere'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['RATE_LIMIT_FACTOR', 'Infinity'],
    ['SESSION_DAYS', '0'],
    ['SESSION_DAYS', '31'],
    ['BREACHED_PASSWORDS_URL', 'file:///etc/passwords'],
    ['DEMO', 'perhaps'],
    ['TRUST_PROXY', 'nonsense'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['HOST', '0.0.0.0'],
    ['HOST', '192.0.2.1'],
    ['HOST', 'localhost.example'],
    ['PUBLIC_URL', 'https://steward.example'],
    ['MAIL', 'perhaps'],
    ['PUBLISH', 'everything'],
    ['COUNT_FLOWS', 'perhaps'],
    ['OPERATOR_TOKEN', 'short'],
    ['S3_ENDPOINT', 'nonsense'],
    ['S3_ENDPOINT', 'file:///tmp'],
    ['PAYSTACK_URL', 'nonsense'],
    ['PAYSTACK_URL', 'ftp://api.paystack.co'],
    ['PAYSTACK_PUBLIC_KEY', 'pk_without_a_secret_key'],
    ['DATA_KEY', 'short'],
    ['DATA_KEYS_BEFORE', `${'x'.repeat(32)},short`],
  ])('%s=%s is one sentence that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartupProblem);
    expect(read).toThrow(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*\\.$`));
  });

  it.each([
    ['AUTH_SECRET', { ...production, AUTH_SECRET: 'short' }],
    ['AUTH_SECRET', { ...production, AUTH_SECRET: undefined }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: undefined }],
    ['SMTP_URL', { ...production, SMTP_URL: undefined }],
  ])('is a missing %s in production', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^In production the variable ${name} is needed: .+\\.$`));
  });
});

it('names the keys that a bucket needs', () => {
  const keys = { S3_ACCESS_KEY_ID: 'somebody', S3_SECRET_ACCESS_KEY: 'secret' };
  for (const missing of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(() => readConfig({ S3_BUCKET: 'papers', ...keys, [missing]: '' })).toThrow(missing);
  const bucket = { name: 'papers', region: 'eu-west-1', accessKeyId: 'somebody', secretAccessKey: 'secret' };
  const environment = { S3_BUCKET: 'papers', S3_REGION: 'eu-west-1', ...keys };
  expect(readConfig(environment).bucket).toEqual({ ...bucket, endpoint: 'https://s3.eu-west-1.amazonaws.com' });
  const other = { ...environment, S3_ENDPOINT: 'http://localhost:9000/' };
  expect(readConfig(other).bucket).toEqual({ ...bucket, endpoint: 'http://localhost:9000' });
});

describe('without variables', () => {
  it('runs on this machine only, with the embedded database, and brings a demo', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: null,
      publicUrl: 'http://localhost:4000',
      trustProxy: false,
      smtpUrl: null,
      jobsHere: true,
      rateLimitFactor: 1,
      demo: true,
    });
  });

  it('takes an empty variable as one that is not set', () => {
    const names = ['PORT', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'AUTH_SECRET', 'SMTP_URL', 'TRUST_PROXY'];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });
});

describe('with variables', () => {
  it('accepts HOST=0.0.0.0 and MAIL=keep in production, and any local address in development', () => {
    expect(readConfig({ ...production, HOST: '0.0.0.0' })).toMatchObject({ host: '0.0.0.0' });
    expect(readConfig({ ...production, SMTP_URL: '', MAIL: 'keep' })).toMatchObject({ smtpUrl: null });
    for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1', 'steward.localhost'])
      expect(readConfig({ HOST }).host).toBe(HOST);
  });

  it('publishes pages about itself in development, and in production those that are named', () => {
    const published = (environment: Record<string, string>) => [...readConfig(environment).publish];
    expect(published({})).toEqual(['metrics', 'docs', 'ui', 'flows']);
    expect(published(production)).toEqual([]);
    expect(published({ ...production, PUBLISH: 'metrics, docs' })).toEqual(['metrics', 'docs']);
    expect(published({ PUBLISH: 'none' })).toEqual([]);
  });

  it('has no demo in production, and links without a double slash', () => {
    expect(readConfig({ ...production, DEMO: 'true', PUBLIC_URL: 'https://steward.example//' })).toMatchObject({
      production: true,
      demo: false,
      publicUrl: 'https://steward.example',
    });
  });

  it('believes as many proxies as are counted, or those that are named', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '2' });
    if (typeof trustProxy !== 'function') throw new Error('A count is a question for each hop.');
    expect([0, 1, 2].map((hop) => trustProxy('203.0.113.7', hop))).toEqual([true, true, false]);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.1' }).trustProxy).toBe('10.0.0.0/8, 192.0.2.1');
  });
});
