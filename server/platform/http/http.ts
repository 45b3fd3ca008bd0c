/**
 * The HTTP server: binds handlers to the contract's operations, and puts together what happens to every request. It knows no
 * domain; who may do what in a business it asks `authorise`.
 */
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Handlers, type Operation, operationsOf, readContract } from '../contract.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../errors.ts';
import type { AccessTokens } from '../security/auth.ts';
import type { Limits } from '../security/limits.ts';
import type { Clock } from '../time/clock.ts';
import { callOf, keepFromCaches, sendResult } from './answer.ts';
import { authenticate } from './authentication.ts';
import type { Authorise, Holds, IsAmong } from './authorization.ts';
import { bodyLimitOf, largestJson, readBody, refuseNulInAddresses, removeUploads, rewritePictures } from './body.ts';
import { serveDocumentation } from './documentation.ts';
import { answerError, answerUnreadable } from './error-answers.ts';
import { limitByAccount, limitByAddress } from './rate-limits.ts';
import { decorateRequests } from './request.ts';
import { logRequests } from './request-log.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { logSecurity, noteActor, noteOperation } from './security-log.ts';
import { closeConnections } from './shutdown.ts';
import { type Handler, runAsPerson } from './transaction.ts';
import { serializerCompiler, validatorCompiler } from './validation.ts';

export type HttpOptions = {
  config: Pick<Config, 'trustProxy' | 'uploadDir' | 'production' | 'paystack' | 'publish'>;
  clock: Clock;
  log: Logger;
  db: Database;
  limits: Limits;
  accessTokens: AccessTokens;
  handlers: Handlers;
  authorise: Authorise;
  holds: Holds;
  isAmong: IsAmong;
};

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, log, handlers } = options;
  const document = readContract();
  const operations = new Map(operationsOf(document).map((operation) => [operation.id as string, operation]));
  const stray = Object.keys(handlers).find((id) => !operations.has(id));
  if (stray !== undefined) throw new Error(`The handler ${stray} has no operation.`);
  const unserved = [...operations.keys()].find((id) => !Object.hasOwn(handlers, id));
  if (unserved !== undefined) throw new Error(`The operation ${unserved} has no handler.`);

  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: largestJson,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // The specification writes some addresses with a slash at the end and some without; both are the same.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  });
  app.setValidatorCompiler(validatorCompiler as never);
  app.setSerializerCompiler(serializerCompiler as never);
  app.setErrorHandler(answerError);
  parseNoAnswers(app, [...operations.values()]);

  decorateRequests(app);
  logRequests(app);
  logSecurity(app, app.log);
  closeConnections(app);
  removeUploads(app);
  refuseNulInAddresses(app);
  await addSecurityHeaders(app, config);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(multipart);
  if (config.publish.has('docs')) await serveDocumentation(app, document);
  await app.register(openapiGlue, {
    specification: document as never,
    prefix: '/api',
    // The plugin adds the method and the address itself.
    operationResolver: (id?: string) => routeOf(operations.get(id ?? ''), options) as unknown as RouteOptions,
  });
  return app;
}

/** fastify-openapi-glue requires a parser for every media type in the contract; requests may not use those of answers. */
function parseNoAnswers(app: FastifyInstance, operations: readonly Operation[]): void {
  for (const type of new Set(operations.flatMap(({ answerTypes }) => answerTypes)))
    if (!app.hasContentTypeParser(type))
      app.addContentTypeParser(type, (_request, _payload, done) => done(refuse.mediaType()));
}

function routeOf(operation: Operation | undefined, { config, limits, accessTokens, handlers, ...means }: HttpOptions) {
  if (operation === undefined) throw new Error('An operation of the contract has no id.');
  const handler = handlers[operation.id] as unknown as Handler;
  return {
    onRequest: [
      noteOperation(operation),
      keepFromCaches,
      limitByAddress(limits, operation),
      authenticate(accessTokens, operation),
    ],
    preValidation: readBody(config.uploadDir, operation),
    preHandler: [limitByAccount(limits, operation), rewritePictures(operation)],
    bodyLimit: bodyLimitOf(operation),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const call = callOf(request, reply);
      const { who } = request;
      const result = who === null ? await handler(call) : await runAsPerson(means, operation, who, call, handler);
      noteActor(request, result);
      return sendResult(operation, result, reply);
    },
  };
}
