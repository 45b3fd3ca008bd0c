/** Where the server reads the time. Tests bring their own. */
export type Clock = { now(): Date; stop?(): void };

/** How often the database is asked for its time, and how long an answer may take to say anything. Milliseconds. */
const [askedEvery, longestTrip] = [30_000, 1000];

/**
 * The database's time, which all processes share: their own clocks may differ, and be set back. Between two questions it is
 * carried on by the process's monotonic clock.
 * @param ask the database's time
 */
export async function followDatabase(ask: () => Promise<Date>): Promise<Clock> {
  const measure = async () => {
    const before = performance.now();
    const time = (await ask()).getTime();
    const after = performance.now();
    return { ahead: time - (before + after) / 2, isClear: after - before <= longestTrip };
  };
  let { ahead } = await measure();
  const follow = async () => {
    const measured = await measure();
    if (measured.isClear) ahead = measured.ahead;
  };
  // A database that is away is followed again when it is back.
  const timer = setInterval(() => void follow().catch(() => undefined), askedEvery).unref();
  return { now: () => new Date(performance.now() + ahead), stop: () => clearInterval(timer) };
}
