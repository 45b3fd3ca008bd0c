/** One real server for all of these tests. */
import { startWorld } from '../flows/browser/world.ts';

export default async function setup() {
  const { world, stop } = await startWorld();
  process.env.STEWARD_URL = world.url;
  return stop;
}
