/**
 * What an operator looks for after an attack, at every level of the log: sign-ins and changes of credentials, marked in the contract
 * as `x-security-event`, and refusals by permission and by limit. It names people by their ids, never by an address.
 */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '../contract.ts';

const refusals = [403, 429];

export function logSecurity(app: FastifyInstance, log: FastifyBaseLogger): void {
  const security = log.child({ kind: 'security' }, log.level === 'silent' ? {} : { level: 'info' });
  app.addHook('onResponse', async (request, reply) => {
    const { operation, params } = request;
    if (operation === null || !(operation.isSecurityEvent || refusals.includes(reply.statusCode))) return;
    const { domain } = (params ?? {}) as { domain?: string };
    security.info(
      {
        reqId: request.id,
        event: operation.id,
        status: reply.statusCode,
        user: request.who?.userId ?? request.signedIn,
        business: domain,
      },
      reply.statusCode < 400 ? 'done' : 'refused',
    );
  });
}

export const noteOperation =
  (operation: Operation) =>
  async (request: FastifyRequest): Promise<void> => {
    request.operation = operation;
  };

/** Whom a request signed in. */
export function noteActor(request: FastifyRequest, result: unknown): void {
  const { user } = (result ?? {}) as { user?: { id?: unknown } };
  if (request.who === null && typeof user?.id === 'string') request.signedIn = user.id;
}
