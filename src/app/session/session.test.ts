// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '../../../tests/soon.ts';

const user = {
  id: 'ada',
  email: 'ada@palmoil.ng',
  business_user_memberships: [{ business_id: 'palm' }],
  lost_businesses: [],
};
const other = { ...user, id: 'ben', business_user_memberships: [] };

type Call = { path: string; token: string | null; body: unknown };
const calls: Call[] = [];
const answers: Record<string, () => Response> = {};

/** Loads the app again for each test and removes the listeners of the test before. */
const forget: (() => void)[] = [];
const { addEventListener: listen, removeEventListener: unlisten } = globalThis;

/** The files of what was typed that leave the device. */
const taken = vi.fn(async (_keys: string[]) => undefined);

beforeEach(() => {
  vi.resetModules();
  vi.doMock('idb-keyval', () => ({ keys: async () => ['kept:ada:palm:file:1'], delMany: taken }));
  taken.mockClear();
  vi.stubGlobal('addEventListener', (...heard: Parameters<typeof listen>) => {
    listen(...heard);
    forget.push(() => unlisten(...heard));
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    const text = await request.text();
    calls.push({ path, token: request.headers.get('Authorization'), body: text && JSON.parse(text) });
    return answers[path]?.() ?? Response.json({}, { status: 404 });
  });
  answers['/accounts/auth/user/'] = () => Response.json(user);
  answers['/accounts/auth/logout/'] = () => new Response(null, { status: 204 });
});

afterEach(() => {
  vi.doUnmock('idb-keyval');
  for (const each of forget.splice(0)) each();
  localStorage.clear();
  calls.length = 0;
  history.replaceState(null, '', '/');
});

function store(name: string, who = user) {
  localStorage.setItem('user', JSON.stringify(who));
  localStorage.setItem('refresh_token', `refresh ${name}`);
  localStorage.setItem('access_token', `access ${name}`);
}

/** Simulates a change by another tab, with the storage event in this one. */
function fromAnotherTab(change: () => void) {
  change();
  dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
}

async function start() {
  const { createCore, startCore } = await import('../core.ts');
  const { selectStage } = await import('../../machines/accounts/session/selectors.ts');
  const core = createCore();
  const { session } = core;
  startCore(core);
  const stage = () => selectStage(session.getSnapshot());
  await soon(() => expect(stage()).not.toBe('starting'));
  return { session, stage, context: () => session.getSnapshot().context };
}

describe('stored tokens', () => {
  it('make no request when there are none', async () => {
    const { stage } = await start();
    expect(stage()).toBe('signedOut');
    expect(calls).toEqual([]);
  });

  it('restore the session: the app loads the person and stores their business', async () => {
    store('1');
    const { stage } = await start();
    expect(stage()).toBe('signedIn');
    expect(calls).toMatchObject([{ path: '/accounts/auth/user/', token: 'Bearer access 1' }]);
    expect(localStorage.getItem('business_domain')).toBe('palm');
  });

  it('are written at sign-in and cleared at sign-out, which opens the sign-in screen', async () => {
    const { session, stage } = await start();
    const tokens = { access_token: 'access 2', refresh_token: 'refresh 2' };
    session.send({ type: 'session.begin', tokens, user: user as never });
    expect(localStorage.getItem('access_token')).toBe('access 2');
    expect(localStorage.getItem('refresh_token')).toBe('refresh 2');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
    session.send({ type: 'session.end' });
    await soon(() => expect(stage()).toBe('signedOut'));
    expect(localStorage.length).toBe(0);
    expect(location.pathname).toBe('/login');
    await soon(() => expect(taken).toHaveBeenCalledWith(['kept:ada:palm:file:1']));
  });

  describe('and what was typed', () => {
    const places = [
      [localStorage, 'kept:ada:-:businessCreation'],
      [localStorage, 'kept:ada:palm:import'],
      [sessionStorage, 'kept:ada:palm:profile-change'],
    ] as const;
    const left = () => places.filter(([storage, key]) => storage.getItem(key) !== null).length;
    beforeEach(() => {
      for (const [storage, key] of places) storage.setItem(key, '{}');
      localStorage.setItem('theme', 'dark');
    });
    afterEach(() => sessionStorage.clear());

    /** A session that ends by itself. */
    async function startExpired() {
      answers['/accounts/auth/token/refresh/'] = () => Response.json({ detail: 'ended' }, { status: 401 });
      answers['/accounts/auth/user/'] = () => Response.json({ detail: 'ended' }, { status: 401 });
      store('1');
      const started = await start();
      expect(started.stage()).toBe('signedOut');
      return started;
    }

    it('stays for a person who was away, and goes when they sign out', async () => {
      await startExpired();
      expect([left(), taken.mock.calls.length]).toEqual([3, 0]);
      answers['/accounts/auth/user/'] = () => Response.json(user);
      fromAnotherTab(() => store('2'));
      await soon(() => expect(taken).toHaveBeenLastCalledWith([]));
      expect(left()).toBe(3);
      fromAnotherTab(() => localStorage.removeItem('access_token'));
      await soon(() => expect(taken).toHaveBeenLastCalledWith(['kept:ada:palm:file:1']));
      expect([left(), localStorage.getItem('theme')]).toEqual([0, 'dark']);
    });

    it('is gone when another person signs in in the same tab', async () => {
      const { session } = await startExpired();
      const tokens = { access_token: 'access 2', refresh_token: 'refresh 2' };
      session.send({ type: 'session.begin', tokens, user: other as never });
      expect(left()).toBe(0);
      await soon(() => expect(taken).toHaveBeenLastCalledWith(['kept:ada:palm:file:1']));
    });

    it('is gone in a tab that slept while another person signed in', async () => {
      answers['/accounts/auth/user/'] = () => Response.json(other);
      store('1', other);
      await start();
      expect(left()).toBe(0);
    });

    it('is gone in the other tab too, with what the session itself knew of them', async () => {
      store('1');
      localStorage.setItem('user_information', '{}');
      localStorage.setItem('business_logo', 'data:');
      const { session } = await start();
      const tokens = { access_token: 'access 2', refresh_token: 'refresh 2' };
      session.send({ type: 'session.begin', tokens, user: other as never });
      expect([left(), localStorage.getItem('user_information'), localStorage.getItem('business_logo')]).toEqual([
        0,
        null,
        null,
      ]);
    });
  });
});

describe('with two tabs', () => {
  it('signs out when the other tab signs out, without a request', async () => {
    store('1');
    const { stage } = await start();
    fromAnotherTab(() => localStorage.clear());
    expect(stage()).toBe('signedOut');
    expect(calls.map(({ path }) => path)).toEqual(['/accounts/auth/user/']);
  });

  it('uses the tokens that the other tab has renewed', async () => {
    store('1');
    const { context } = await start();
    fromAnotherTab(() => store('2'));
    expect(context().tokens).toEqual({ access_token: 'access 2', refresh_token: 'refresh 2' });
  });

  it('signs in when the other tab signs in', async () => {
    const { stage, context } = await start();
    fromAnotherTab(() => store('3'));
    expect(stage()).toBe('signedIn');
    expect(context().user?.id).toBe('ada');
  });

  it('switches to the person who signed in in the other tab', async () => {
    store('1');
    const { context } = await start();
    fromAnotherTab(() => store('4', other));
    expect(context().user?.id).toBe('ben');
    expect(context().businessId).toBeNull();
  });

  it('switches to the business that the other tab chose, and opens its dashboard', async () => {
    const businesses = [{ business_id: 'palm' }, { business_id: 'kola' }];
    const inTwo = { ...user, business_user_memberships: businesses };
    answers['/accounts/auth/user/'] = () => Response.json(inTwo);
    store('1', inTwo);
    const { context, session } = await start();
    history.replaceState(null, '', '/hr');
    localStorage.setItem('business_domain', 'kola');
    dispatchEvent(new StorageEvent('storage', { key: 'business_domain' }));
    expect([context().businessId, context().isFollowing, location.pathname]).toEqual(['kola', true, '/dashboard']);
    localStorage.setItem('business_domain', 'somebody-elses');
    dispatchEvent(new StorageEvent('storage', { key: 'business_domain' }));
    expect(context().businessId).toBe('kola');
    session.send({ type: 'business.enter', businessId: 'palm', user: inTwo as never });
    expect(localStorage.getItem('business_domain')).toBe('palm');
  });

  it('uses the tokens that the other tab renewed while this tab waited for the lock', async () => {
    store('1');
    const { context } = await start();
    store('5');
    const { client, bodyOf } = await import('../../services/shared/client.ts');
    let isFirst = true;
    answers['/businesses/check_create_status/'] = () => {
      const status = isFirst ? 401 : 200;
      isFirst = false;
      return Response.json({ status: 'PENDING' }, { status });
    };
    const body = { task_id: 'one' };
    await bodyOf(client.POST('/businesses/check_create_status/', { body, signal: new AbortController().signal }));
    expect(context().tokens?.access_token).toBe('access 5');
    expect(calls.map(({ path }) => path)).not.toContain('/accounts/auth/token/refresh/');
  });
});

describe('a rejected access token', () => {
  it('is renewed once for all waiting calls', async () => {
    store('1');
    await start();
    const { client, bodyOf } = await import('../../services/shared/client.ts');
    answers['/accounts/auth/token/refresh/'] = () =>
      Response.json({ access_token: 'access 6', refresh_token: 'refresh 6' });
    answers['/businesses/check_create_status/'] = () =>
      Response.json({}, { status: calls.at(-1)?.token === 'Bearer access 6' ? 200 : 401 });
    const ask = () =>
      bodyOf(
        client.POST('/businesses/check_create_status/', {
          body: { task_id: 'one' },
          signal: new AbortController().signal,
        }),
      );
    await Promise.all([ask(), ask(), ask()]);
    expect(calls.filter(({ path }) => path.endsWith('/refresh/'))).toMatchObject([
      { body: { refresh_token: 'refresh 1' } },
    ]);
    expect(localStorage.getItem('refresh_token')).toBe('refresh 6');
  });

  it('ends the session as expired when the refresh token is rejected too', async () => {
    store('1');
    const { stage, context } = await start();
    const { client, bodyOf } = await import('../../services/shared/client.ts');
    answers['/accounts/auth/token/refresh/'] = () => Response.json({ detail: 'Expired.' }, { status: 401 });
    answers['/businesses/check_create_status/'] = () => Response.json({}, { status: 401 });
    const call = client.POST('/businesses/check_create_status/', {
      body: { task_id: 'one' },
      signal: new AbortController().signal,
    });
    await expect(bodyOf(call)).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(stage()).toBe('signedOut');
    expect(context().reason).toBe('expired');
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});

it('follows the online and offline events of the browser', async () => {
  const { session } = await start();
  dispatchEvent(new Event('offline'));
  expect(session.getSnapshot().matches({ connection: 'offline' })).toBe(true);
  dispatchEvent(new Event('online'));
  expect(session.getSnapshot().matches({ connection: 'online' })).toBe(true);
});
