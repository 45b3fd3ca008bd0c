/** Calls a handler with its part of the request, and sends the result in the contract's format. */
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract.ts';

/** What every handler gets; a signed-in person and their transaction are added to it. */
export const callOf = (request: FastifyRequest, reply: FastifyReply) => ({
  url: request.url,
  params: request.params,
  query: request.query,
  body: request.body,
  idempotencyKey: (request.headers['idempotency-key'] as string | undefined) ?? null,
  ifVersion: (request.headers['if-version'] as string | undefined) ?? null,
  file: (field: string) => request.uploads.get(field) ?? null,
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  cookie: (name: string) => parseCookie(request.headers.cookie ?? '')[name] ?? null,
  reply,
  log: request.log,
});

/** Answers are not cacheable unless the handler says so: tokens, exports and invoices are for one reader. */
export async function keepFromCaches(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

export function sendResult({ status }: Operation, result: unknown, reply: FastifyReply) {
  reply.code(status);
  if (status === 204) return reply.send();
  if (result !== null && typeof result === 'object' && 'stream' in result) {
    const { stream, type, size } = result as { stream: NodeJS.ReadableStream; type: string; size: number | null };
    if (size !== null) reply.header('content-length', size);
    return reply.type(type).send(stream);
  }
  return result;
}
