/**
 * Pages for developers hold links that sign people in. A page from elsewhere could make a browser read them under a name of its
 * own that leads to this machine (DNS rebinding), so they answer under the server's own names only.
 */
import type { FastifyRequest } from 'fastify';
import { type Config, isOwnMachine } from '../config.ts';
import { refuse } from '../errors.ts';

/** @throws 403 under any other name than that of this machine or of PUBLIC_URL */
export const onlyUnderOwnName = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const own = new URL(publicUrl).hostname;
  return async ({ hostname }: Pick<FastifyRequest, 'hostname'>): Promise<void> => {
    if (!isOwnMachine(hostname) && hostname !== own)
      throw refuse.forbidden('This page answers under the name of this server only.');
  };
};
