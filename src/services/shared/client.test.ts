import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerDeadline, downloadDeadline, uploadDeadline } from '../../domain/shared/deadlines.ts';
import { noAnswer } from '../../domain/shared/problem.ts';

const answers: Response[] = [];
const sent: { token: string | null; body: string }[] = [];

let hangs = false;
vi.stubGlobal('fetch', async (request: Request, { signal }: { signal: AbortSignal }) => {
  if (hangs) {
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  }
  sent.push({ token: request.headers.get('Authorization'), body: await request.text() });
  const answer = answers.shift();
  if (!answer) throw new TypeError('Failed to fetch');
  return answer;
});
const { authoriseBy, bodyOf, client, open } = await import('./client.ts');

const json = (status: number, body: unknown) => Response.json(body, { status });
const check = () =>
  bodyOf(client.POST('/businesses/check_create_status/', { body: { task_id: 'one' }, signal: AbortSignal.any([]) }));

afterEach(() => {
  hangs = false;
  vi.useRealTimers();
  sent.length = 0;
  answers.length = 0;
});

describe('a request of the signed-in person', () => {
  it('is repeated once, with its whole body and the renewed token', async () => {
    authoriseBy({ accessToken: () => 'old', renew: async (refused) => `not ${refused}` });
    answers.push(json(401, {}), json(200, { status: 'SUCCESS' }));
    await expect(check()).resolves.toEqual({ status: 'SUCCESS' });
    expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer not old']);
    expect(sent[1]?.body).toBe(sent[0]?.body);
  });

  it('fails as unauthorised when the server also rejects the renewed token', async () => {
    authoriseBy({ accessToken: () => 'old', renew: async () => 'new' });
    answers.push(json(401, {}), json(401, { detail: 'No.' }));
    await expect(check()).rejects.toMatchObject({ kind: 'unauthorised', detail: 'No.' });
    expect(sent).toHaveLength(2);
  });

  it('fails with the first rejection when the token cannot be renewed', async () => {
    authoriseBy({ accessToken: () => 'old', renew: async () => null });
    answers.push(json(401, { detail: 'Expired.' }));
    await expect(check()).rejects.toMatchObject({ kind: 'unauthorised', detail: 'Expired.' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    [403, '/c/palm-oil/members/', true],
    [404, '/c/palm-oil/members/', true],
    [404, '/businesses/palm-oil/exports/', false],
    [409, '/c/palm-oil/members/', false],
  ])('after status %i for %s reports that the permissions may be outdated: %s', async (status, path, isTold) => {
    const onForbidden = vi.fn();
    authoriseBy({ accessToken: () => 'old', renew: async () => null, onForbidden });
    const answer = json(status, { detail: 'No.' });
    Object.defineProperty(answer, 'url', { value: `http://api.test${path}` });
    answers.push(answer);
    await expect(check()).rejects.toMatchObject({ detail: 'No.' });
    expect(onForbidden).toHaveBeenCalledTimes(isTold ? 1 : 0);
  });

  it('throws a problem when the network fails', async () => {
    authoriseBy({ accessToken: () => null, renew: async () => null });
    await expect(check()).rejects.toMatchObject({ kind: 'network' });
  });
});

it('sends no token to a public operation, and never renews one for it', async () => {
  const renew = vi.fn(async () => 'new');
  authoriseBy({ accessToken: () => 'old', renew });
  answers.push(json(401, {}));
  await expect(bodyOf(open.GET('/geo/countries/'))).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(sent[0]?.token).toBeNull();
  expect(renew).not.toHaveBeenCalled();
});

describe('a request without an answer', () => {
  const tried = async (call: Promise<unknown>) => {
    const ended = vi.fn();
    call.catch(ended);
    await vi.advanceTimersByTimeAsync(0);
    return ended;
  };
  const begin = () => {
    vi.useFakeTimers();
    hangs = true;
    authoriseBy({ accessToken: () => null, renew: async () => null });
  };
  const upload = () => {
    const body = new FormData();
    body.append('logo', new Blob(['bytes']));
    return bodyOf(
      client.PUT('/c/{domain}/businesses/logo/', {
        params: { path: { domain: 'b1' } },
        body: { logo: '' },
        bodySerializer: () => body,
      }),
    );
  };

  it.each<[string, () => Promise<unknown>, number]>([
    ['fails at its deadline', check, answerDeadline],
    ['fails at its deadline without a token too', () => bodyOf(open.GET('/geo/countries/')), answerDeadline],
    ['has a longer deadline when it uploads a file', upload, uploadDeadline],
  ])('%s', async (_, call, deadline) => {
    begin();
    const ended = await tried(call());
    await vi.advanceTimersByTimeAsync(deadline);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ended).toHaveBeenCalledExactlyOnceWith(noAnswer);
  });

  it('ends immediately when its caller aborts it', async () => {
    begin();
    const stop = new AbortController();
    const ended = await tried(bodyOf(open.GET('/geo/countries/', { signal: stop.signal })));
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'aborted' }));
  });
});

it('has a longer deadline for a download', async () => {
  vi.useFakeTimers();
  authoriseBy({ accessToken: () => null, renew: async () => null });
  let aborted = false;
  const headers = { 'Content-Type': 'application/zip' };
  const original = fetch;
  vi.stubGlobal('fetch', async (_: Request, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => {
      aborted = true;
    });
    return new Response('bytes', { headers });
  });
  await bodyOf(open.GET('/geo/countries/', { parseAs: 'blob' }));
  vi.stubGlobal('fetch', original);
  await vi.advanceTimersByTimeAsync(downloadDeadline - 1_000);
  expect(aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(aborted).toBe(true);
});
