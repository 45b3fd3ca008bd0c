// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { firstTokens, owner } from '../../machines/shared/samples.ts';

const permissions = (...codenames: string[]) => codenames.map((codename) => ({ codename }));
const clerk = { ...owner, is_owner: false, permissions: permissions('access_hr') };
const key = 'user_information';
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null');

let told: object | null;
let asked = 0;

/** Loads the app again for each test. */
async function start(user: object) {
  localStorage.setItem('access_token', firstTokens.access_token);
  localStorage.setItem('refresh_token', firstTokens.refresh_token);
  localStorage.setItem('user', JSON.stringify(user));
  let current = user;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/accounts/auth/user/')) return Response.json(current);
    if (pathname.endsWith('/accounts/user_permission/')) {
      asked += 1;
      return told === null ? Response.error() : Response.json(told);
    }
    if (url.endsWith('/departments/')) return Response.json({ detail: 'No.' }, { status: 403 });
    return new Response(null, { status: 204 });
  });
  vi.resetModules();
  const { createCore, startCore } = await import('../core.ts');
  const core = createCore();
  const { session } = core;
  startCore(core);
  await soon(() => expect(session.getSnapshot().matches({ auth: 'signedIn' })).toBe(true));
  const { followUserInformation } = await import('./user-information.ts');
  followUserInformation(session);
  return { session, becomes: (next: object) => (current = next) };
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/hr');
  asked = 0;
  told = { is_owner: false, permissions: permissions('access_hr') };
});

describe('user_information', () => {
  it('is stored for a person who is not the owner', async () => {
    await start(clerk);
    await soon(() => expect(kept()).toEqual(told));
  });

  it('is not stored for an owner', async () => {
    told = { is_owner: true, permissions: [] };
    await start(owner);
    await soon(() => expect(asked).toBe(1));
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is not loaded when it is already stored', async () => {
    localStorage.setItem(key, JSON.stringify({ is_owner: false, permissions: clerk.permissions }));
    await start(clerk);
    expect(asked).toBe(0);
  });

  it('is reloaded when the server reports other permissions', async () => {
    const { becomes } = await start(clerk);
    await soon(() => expect(kept()).toEqual(told));
    told = { is_owner: false, permissions: [] };
    becomes({ ...clerk, permissions: [] });
    const { bodyOf, client } = await import('../../services/shared/client.ts');
    const path = { domain: 'b1' };
    await expect(bodyOf(client.GET('/c/{domain}/departments/', { params: { path } }))).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await soon(() => expect(kept()).toEqual({ is_owner: false, permissions: [] }));
  });

  it('is deleted at sign-out', async () => {
    const { session } = await start(clerk);
    await soon(() => expect(kept()).toEqual(told));
    session.send({ type: 'session.end' });
    await soon(() => expect(localStorage.getItem(key)).toBeNull());
  });

  it('is not stored when the request fails', async () => {
    told = null;
    await start(clerk);
    await soon(() => expect(asked).toBe(1));
    expect(localStorage.getItem(key)).toBeNull();
  });
});
