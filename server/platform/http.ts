/**
 * The HTTP server: binds handlers to the contract's operations, and is the one place where a request is limited,
 * recognised, validated, allowed and answered. Knows no domain; who may do what in a business it asks `authorise`.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { parseCookie } from 'cookie';
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
import type { AccessTokens } from './auth.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import {
  type BusinessCall,
  type Handlers,
  type Operation,
  operationsOf,
  type Permission,
  readContract,
  type UploadedFile,
} from './contract.ts';
import { type Database, isConnectionLoss, type Tx } from './database.ts';
import { Refusal, refuse } from './errors.ts';
import type { Limits } from './limits.ts';
import { networkOf } from './network.ts';
import { readMultipart } from './uploads.ts';
import { hasNul, refusalOf, validatorCompiler } from './validation.ts';

type Authorised = {
  isOwner: boolean;
  permissions: readonly Permission[];
  /** From when on nothing may be changed in the business; null when it may. */
  readOnlyFrom: Date | null;
};
/** Whether a sign-in still holds and, for a business, what its holder may do there. @throws 401, 404 */
type Authorise = (tx: Tx, who: { userId: string; sessionId: string; businessId: string | null }) => Promise<Authorised>;

type Who = { userId: string; sessionId: string };
declare module 'fastify' {
  interface FastifyRequest {
    who: Who | null;
    uploads: Map<string, UploadedFile>;
  }
}

export type HttpOptions = {
  config: Pick<Config, 'trustProxy' | 'uploadDir' | 'production' | 'paystack'>;
  clock: Clock;
  log: Logger;
  db: Database;
  limits: Limits;
  accessTokens: AccessTokens;
  handlers: Handlers;
  authorise: Authorise;
};

/** The one style sheet that react-aria writes into the page by itself (`usePress`: touch-action of what can be pressed). */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";
/** What Paystack's script in the browser needs (https://paystack.com/docs/developer-tools/inlinejs/). */
const paystackSources = {
  scriptSrc: ["'self'", 'https://js.paystack.co'],
  frameSrc: ['https://checkout.paystack.com'],
  connectSrc: ["'self'", 'https://api.paystack.co'],
};
/** Largest JSON body, in bytes. */
const largestJson = 64 * 1024;

export async function createHttp({
  config,
  clock,
  log,
  db,
  limits,
  accessTokens,
  handlers,
  authorise,
}: HttpOptions): Promise<FastifyInstance> {
  const document = readContract();
  const operations = new Map(operationsOf(document).map((operation) => [operation.id as string, operation]));
  const stray = Object.keys(handlers).find((id) => !operations.has(id));
  if (stray !== undefined) throw new Error(`The handler ${stray} has no operation.`);

  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: largestJson,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  });
  app.decorateRequest('who', null);
  app.decorateRequest('uploads');
  app.setValidatorCompiler(validatorCompiler as never);
  app.setErrorHandler(answerError);
  // The binder asks for a parser of every media type in the contract, answers included.
  const answerTypes = new Set([...operations.values()].flatMap((operation) => operation.answerTypes));
  for (const type of answerTypes)
    if (!app.hasContentTypeParser(type))
      app.addContentTypeParser(type, (_request, _payload, done) => done(refuse.mediaType()));
  app.addHook('onRequest', async (request, reply) => {
    request.uploads = new Map();
    reply.header('x-request-id', request.id);
    // A null character, which PostgreSQL cannot store nor look for.
    if (request.url.includes('%00')) throw refuse.unreadable();
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onResponse', async (request, reply) => {
    // Otherwise the connection of a request that was under way waits for another one, and the end for it.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    for (const { path } of request.uploads.values()) await rm(path, { force: true });
    // The route, not the address: addresses may hold tokens and ids of people.
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", pressableStyle],
        ...(config.paystack === null ? {} : paystackSources),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // Forms are sent by the app; nothing that is typed may leave in another way.
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only a server that is reached by TLS may promise it.
    strictTransportSecurity: config.production,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(multipart);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    logo: { type: 'image/svg+xml', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  });
  app.get('/api/openapi.json', async (_request, reply) => reply.send(document));

  await app.register(openapiGlue, {
    specification: document as never,
    prefix: '/api',
    // The plugin adds the method and the address itself.
    operationResolver: (id?: string) => routeOf(operations.get(id ?? '')) as unknown as RouteOptions,
  });
  return app;

  function routeOf(operation: Operation | undefined) {
    if (operation === undefined) throw new Error('An operation of the contract has no id.');
    const handler = handlers[operation.id] as unknown as ((call: unknown) => Promise<unknown>) | undefined;
    if (handler === undefined) throw new Error(`The operation ${operation.id} has no handler.`);
    return {
      onRequest: [limitByAddress(operation), recognise(operation)],
      preValidation: readBody(operation),
      preHandler: limitByAccount(operation),
      bodyLimit: operation.bodyTypes.includes('multipart/form-data') ? 8 * 1024 * 1024 : largestJson,
      handler: (request: FastifyRequest, reply: FastifyReply) => answer(operation, handler, request, reply),
    };
  }

  function limitByAddress({ id, limits: { address } }: Operation) {
    return async (request: FastifyRequest) => {
      if (address !== null) await limits.take(`${id}:address`, networkOf(request.ip), address);
    };
  }

  function recognise({ isOpen }: Operation) {
    return async (request: FastifyRequest) => {
      if (isOpen) return;
      const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (token === undefined) throw refuse.unauthorised();
      request.who = accessTokens.verify(token);
    };
  }

  function readBody({ bodyTypes, fileFields }: Operation) {
    return async (request: FastifyRequest) => {
      if (bodyTypes.length === 0) {
        if (request.body !== undefined && request.body !== null) throw refuse.detail('This request takes no body.');
        return;
      }
      const [type] = (request.headers['content-type'] ?? '').split(';');
      if (!bodyTypes.includes(type?.trim().toLowerCase() ?? '')) throw refuse.mediaType(bodyTypes);
      if (request.isMultipart())
        request.body = await readMultipart(request, { fileFields, folder: config.uploadDir, files: request.uploads });
      if (request.body === undefined) throw refuse.detail('A body is needed.');
      if (hasNul(request.body)) throw refuse.general('Null characters are not allowed.');
    };
  }

  function limitByAccount({ id, limits: { account } }: Operation) {
    return async (request: FastifyRequest) => {
      if (account === null) return;
      const { email } = (request.body ?? {}) as { email?: string };
      await limits.take(`${id}:account`, request.who?.userId ?? email?.toLowerCase() ?? request.ip, account);
    };
  }

  async function answer(
    operation: Operation,
    handler: (call: unknown) => Promise<unknown>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const call = {
      params: request.params,
      query: request.query,
      body: request.body,
      idempotencyKey: (request.headers['idempotency-key'] as string | undefined) ?? null,
      file: (field: string) => request.uploads.get(field) ?? null,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      cookie: (name: string) => parseCookie(request.headers.cookie ?? '')[name] ?? null,
      reply,
      log: request.log,
    };
    const result = request.who === null ? await handler(call) : await asPerson(operation, request.who, call, handler);
    reply.code(operation.status);
    if (operation.status === 204) return reply.send();
    if (result !== null && typeof result === 'object' && 'stream' in result) {
      const { stream, type, size } = result as { stream: NodeJS.ReadableStream; type: string; size: number | null };
      if (size !== null) reply.header('content-length', size);
      return reply.type(type).header('cache-control', 'private, no-cache').send(stream);
    }
    if (request.who !== null) reply.header('cache-control', 'no-store');
    return result;
  }

  async function asPerson(
    operation: Operation,
    who: Who,
    call: { params: unknown },
    handler: (call: unknown) => Promise<unknown>,
  ) {
    const businessId = operation.isOfBusiness ? (call.params as { domain: string }).domain : null;
    const allow = async (tx: Tx): Promise<Authorised> => {
      const authorised = await authorise(tx, { ...who, businessId });
      if (authorised.isOwner) return writable(authorised);
      if (operation.isForOwner) throw refuse.forbidden(undefined, 'owner');
      const isAllowed =
        operation.permissions.length === 0 || operation.permissions.some((one) => authorised.permissions.includes(one));
      if (!isAllowed) throw refuse.forbidden(undefined, operation.permissions[0]);
      return writable(authorised);
    };
    const writable = (authorised: Authorised): Authorised => {
      const isReadOnly = authorised.readOnlyFrom !== null && authorised.readOnlyFrom <= clock.now();
      if (isReadOnly && operation.isRefusedWhenReadOnly) throw refuse.readOnly();
      return authorised;
    };
    if (operation.isHeld) {
      const authorised = await db.read({ userId: who.userId }, allow);
      return handler({ ...call, ...who, businessId, ...authorised });
    }
    // A person's own reads have no effect, so they travel together with the question whether they are allowed.
    if (operation.method === 'GET' && businessId === null) {
      return db.read({ userId: who.userId }, async (tx) => {
        const result = handler({ ...call, ...who, tx });
        // Whatever it meets, that its caller is nobody goes before it.
        result.catch(() => undefined);
        await allow(tx);
        return await result;
      });
    }
    return db.as({ userId: who.userId, ...(businessId === null ? {} : { businessId }) }, async (tx) =>
      handler({ ...call, ...who, tx, businessId, ...(await allow(tx)) } as unknown as BusinessCall<never>),
    );
  }
}

/** Every error leaves as the contract's Refusal; what is not foreseen is logged and says nothing about itself. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof Refusal ? error : translate(error, request);
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(refusal.body);
}

function translate(error: unknown, request: FastifyRequest): Refusal {
  const { validation, code, statusCode } = error as {
    validation?: Parameters<typeof refusalOf>[0];
    code?: string;
    statusCode?: number;
  };
  if (validation !== undefined) return refusalOf(validation);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return refuse.tooLarge('The request is too large.');
  if (statusCode === 415) return refuse.mediaType();
  // An id that is too long is nobody's.
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return refuse.missing();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse.unreadable();
  if (isConnectionLoss(error)) {
    request.log.error({ err: error }, 'the database did not answer');
    return refuse.unavailable();
  }
  request.log.error({ err: error }, 'a request failed');
  return new Refusal(500, { detail: 'Something went wrong on our side. It has been noted.' });
}

const answersToUnreadable: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is not HTTP, or not within a minute, has no request and no reply: the answer is written to the socket. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const body = JSON.stringify(refuse.unreadable().body);
    socket.write(
      `HTTP/1.1 ${answersToUnreadable[error.code ?? ''] ?? '400 Bad Request'}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy();
}
