/** The built app: hashed assets for ever, brotli where it was made, and its one page for every address of the app. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Without a built app in the folder, only what is missing is answered. */
export async function serveApp(app: FastifyInstance, folder: string | undefined) {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = /[\\/]assets[\\/]/.test(path);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !/^\/(api|assets)\//.test(request.url) &&
      request.headers.accept?.includes('text/html');
    if (isBuilt && isPage) return reply.sendFile('index.html');
    return reply.code(404).send({ detail: 'Not found.' });
  });
}
