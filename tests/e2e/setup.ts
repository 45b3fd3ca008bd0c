/** Starts one real server for all end-to-end tests. */
import { startWorld } from '../worlds/server.ts';

export default async function setup() {
  const { world, databaseUrl, stop } = await startWorld();
  process.env.STEWARD_URL = world.url;
  process.env.STEWARD_DATABASE = databaseUrl;
  return stop;
}
