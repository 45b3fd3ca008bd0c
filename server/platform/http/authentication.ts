/** Recognises the person who sent a request by their access token. */
import type { FastifyRequest } from 'fastify';
import type { Operation } from '../contract.ts';
import { refuse } from '../errors.ts';
import type { AccessTokens } from '../security/auth.ts';

export const authenticate =
  (accessTokens: AccessTokens, { isOpen }: Operation) =>
  async (request: FastifyRequest): Promise<void> => {
    if (isOpen) return;
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) throw refuse.unauthorised();
    request.who = accessTokens.verify(token);
  };
