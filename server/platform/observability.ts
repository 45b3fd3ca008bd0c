/** Logs without personal data, health, readiness and Prometheus metrics. */
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countJobs, type JobCount } from './background-jobs/given-up-jobs.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';

/**
 * What may be said of an error: no properties, which quote mails and rows, no message of the database, which does too,
 * and no address of a person.
 */
const withoutPersons = (error: Error & { code?: string; constraint?: string; severity?: string }): object => ({
  type: error.name,
  code: error.code,
  ...(error.severity === undefined
    ? { message: error.message.replace(/[^\s<>"'@]+@[^\s<>"']+/g, '…@…') }
    : { constraint: error.constraint }),
  stack: error.stack?.match(/^\s+at .+$/gm)?.join('\n'),
  cause: error.cause instanceof Error ? withoutPersons(error.cause) : undefined,
});

export const createLog = (
  { logLevel }: Pick<Config, 'logLevel'>,
  to: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level: logLevel,
      base: { program: 'steward' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: withoutPersons },
    },
    to,
  );

/**
 * `/healthz`: this process lives. `/readyz`: it can reach its database, with notes for the operator. `/metrics`: numbers for
 * Prometheus.
 */
export function observe(
  app: FastifyInstance,
  db: Database,
  { production, smtpUrl, publish }: Pick<Config, 'production' | 'smtpUrl' | 'publish'>,
) {
  /** Any number who ask at once get one answer: there is one connection for it. */
  let counting: Promise<JobCount[]> | null = null;
  const countOnce = () => {
    counting ??= db.apart(countJobs).finally(() => {
      counting = null;
    });
    return counting;
  };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Answers from 400 on, by route.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Background jobs that are not over, by kind and state.',
    labelNames: ['job', 'state'],
    registers: [registry],
    collect: async () => {
      jobs.reset();
      // The other numbers are wanted most while the database is away.
      const counts = await countOnce().catch(() => []);
      for (const { job, state, count } of counts) jobs.set({ job, state }, count);
    },
  });
  app.addHook('onResponse', async ({ method, routeOptions: { url = 'none' } }, reply) => {
    durations.observe({ method, route: url, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 400) refusals.inc({ route: url, status: reply.statusCode });
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      const counts = await countOnce();
      const notes = counts.filter(({ state }) => state === 'given up').map(noteOf);
      if (production && smtpUrl === null) notes.push(mailIsKept);
      return { status: 'ready', ...(notes.length === 0 ? {} : { notes }) };
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
  if (publish.has('metrics'))
    app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}

/** What an operator who set MAIL=keep reads at every start as well. */
export const mailIsKept = 'No mail is sent: set SMTP_URL, without which nobody can sign up.';

const noteOf = ({ job, count }: JobCount) => `${count} of ${job} failed for good and wait for you: npm run jobs`;
