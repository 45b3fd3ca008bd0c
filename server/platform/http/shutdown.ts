/** Lets a server that is closing answer its open requests and then end their connections. */
import type { FastifyInstance } from 'fastify';

export function closeConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onResponse', async () => {
    // A connection that is kept alive would otherwise wait for its next request, and the server for the connection.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}
