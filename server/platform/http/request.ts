/** What this server adds to a request. */
import type { FastifyInstance } from 'fastify';
import type { Operation, UploadedFile } from '../contract.ts';

/** Who sent a request, by its access token. */
export type Who = { userId: string; sessionId: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for public operations. */
    who: Who | null;
    /** Null when the request is no operation of the contract. */
    operation: Operation | null;
    /** Whom it signed in, if anybody. */
    signedIn: string | null;
    /** By the name of their field. */
    uploads: Map<string, UploadedFile>;
  }
}

export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('who', null);
  app.decorateRequest('operation', null);
  app.decorateRequest('signedIn', null);
  app.decorateRequest('uploads');
  app.addHook('onRequest', async (request) => {
    request.uploads = new Map();
  });
}
