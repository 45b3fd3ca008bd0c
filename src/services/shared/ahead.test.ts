import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeAhead, type WithAhead } from './ahead.ts';

const url = 'https://steward.test/api/accounts/auth/user/';
const authorization = 'Bearer one';
const asking = (init: RequestInit = {}) => new Request(url, { headers: { authorization }, ...init });
const here = globalThis as WithAhead;
const { signal } = new AbortController();
const ask = (answer: Promise<Response> = Promise.resolve(Response.json('ahead'))) => {
  here.ahead = { authorization, answers: new Map([[url, answer]]) };
};
beforeEach(() => {
  // Since the page was opened.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(() => {
  delete here.ahead;
  vi.restoreAllMocks();
});

it('an answer that was asked for ahead is given once', async () => {
  ask();
  expect(await (await takeAhead(asking(), signal))?.json()).toBe('ahead');
  expect(takeAhead(asking(), signal)).toBe(null);
});

it('an answer is not for another token, for a change, or for later', () => {
  expect(takeAhead(asking(), signal)).toBe(null);
  ask();
  expect(takeAhead(asking({ headers: { authorization: 'Bearer two' } }), signal)).toBe(null);
  expect(takeAhead(asking({ method: 'DELETE' }), signal)).toBe(null);
  vi.spyOn(performance, 'now').mockReturnValue(20_001);
  expect(takeAhead(asking(), signal)).toBe(null);
});

it('whoever leaves does not wait for the answer', async () => {
  ask(new Promise(() => undefined));
  const leaving = new AbortController();
  const answer = takeAhead(asking(), leaving.signal);
  leaving.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
});
