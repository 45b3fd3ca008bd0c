/** The contract for its readers: as a file at `/api/openapi.json` and as a page at `/api/docs`. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Document } from '../contract.ts';

export async function serveDocumentation(app: FastifyInstance, document: Document): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    logo: { type: 'image/svg+xml', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  });
  app.get('/api/openapi.json', async (_request, reply) => reply.send(document));
}
