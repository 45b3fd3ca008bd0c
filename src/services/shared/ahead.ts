/**
 * Answers that `public/before-paint.js` has asked for while the code of the screen travelled: the account, and what the
 * screen at the address reads first. Each is for the first who asks for the same with the same token, and soon.
 */
type Ahead = { authorization: string; answers: Map<string, Promise<Response>> };
export type WithAhead = { ahead?: Ahead };

/** Milliseconds after the start of the page in which an answer is new enough. */
const freshFor = 20_000;

/** Null when it was not asked for ahead. */
export function takeAhead({ method, url, headers }: Request, signal: AbortSignal): Promise<Response> | null {
  const { ahead } = globalThis as WithAhead;
  const answer = ahead?.answers.get(url);
  if (!answer || method !== 'GET' || headers.get('Authorization') !== ahead?.authorization) return null;
  ahead.answers.delete(url);
  if (performance.now() > freshFor) return null;
  const left = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, left]);
}
