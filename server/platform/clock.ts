/** Where the server reads the time. Tests bring their own. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
