// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import type { User } from '../../machines/accounts/session/machine.ts';
import {
  businessId,
  firstTokens,
  newcomer,
  otherBusinessId,
  owner,
  ownerElsewhere,
  removedElsewhere,
} from '../../machines/shared/samples.ts';

type Asked = { method: string; business: string | null };
const asked: Asked[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.endsWith('/accounts/auth/user/')) return new Response(null, { status: 204 });
    asked.push({ method, business: searchParams.get('business') });
    return answer();
  });
  asked.length = 0;
  localStorage.clear();
  history.replaceState(null, '', '/hr');
});

/** Loads the app again for each test, with a person signed in to this business. */
async function start(user: User, enteredId = businessId) {
  localStorage.setItem('access_token', firstTokens.access_token);
  localStorage.setItem('refresh_token', firstTokens.refresh_token);
  localStorage.setItem('business_domain', enteredId);
  localStorage.setItem('user', JSON.stringify(user));
  answer = () => Response.json(user);
  const { createCore, startCore } = await import('../core.ts');
  const core = createCore();
  const { session } = core;
  startCore(core);
  await soon(() => expect(session.getSnapshot().matches({ auth: 'signedIn' })).toBe(true));
  const { businessSwitchOf } = await import('./business-switch.ts');
  const { queryClientOf } = await import('./query-client.ts');
  const queryClient = queryClientOf(core);
  const { current, choose: chooseBusiness } = businessSwitchOf(core);
  const flow = () => current().getSnapshot();
  return { session, flow, chooseBusiness, queryClient, here: () => session.getSnapshot().context.businessId };
}

it('loads the person, switches the business, clears its queries and opens the dashboard', async () => {
  const { flow, here, chooseBusiness, queryClient } = await start(ownerElsewhere);
  const key = ['listDepartments', businessId, {}];
  queryClient.setQueryData(key, { count: 1 });
  queryClient.setQueryData(['listCountries'], []);
  const seen = new QueryObserver(queryClient, { queryKey: key, enabled: false });
  const stopSeeing = seen.subscribe(() => undefined);
  const there = { ...ownerElsewhere, is_owner: false, first_name: 'as known now' };
  answer = () => Response.json(there);
  chooseBusiness(otherBusinessId);
  chooseBusiness(otherBusinessId);
  expect([flow().value, here(), location.pathname]).toEqual(['entering', businessId, '/hr']);
  await soon(() => expect(flow().value).toBe('working'));
  expect(asked.map(({ business }) => business)).toEqual([businessId, otherBusinessId]);
  expect([here(), location.pathname]).toEqual([otherBusinessId, '/dashboard']);
  expect(localStorage.getItem('business_domain')).toBe(otherBusinessId);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ first_name: 'as known now' });
  expect(queryClient.getQueryData(key)).toBeUndefined();
  expect(queryClient.getQueryData(['listCountries'])).toEqual([]);
  stopSeeing();
});

it('stays in the current business when the server does not answer', async () => {
  const { flow, here, chooseBusiness } = await start(ownerElsewhere);
  answer = () => Response.error();
  chooseBusiness(otherBusinessId);
  await soon(() => expect(flow().value).toBe('unanswered'));
  expect([here(), location.pathname]).toEqual([businessId, '/hr']);
});

it('stays in the current business and drops the membership when the chosen business has removed the person', async () => {
  const { flow, here, session, chooseBusiness } = await start(ownerElsewhere);
  answer = () => Response.json(removedElsewhere);
  chooseBusiness(otherBusinessId);
  await soon(() => expect(flow()).toMatchObject({ value: 'shutOut', context: { cause: 'removed' } }));
  await soon(() =>
    expect(session.getSnapshot().context.user?.business_user_memberships).toEqual(owner.business_user_memberships),
  );
  expect([here(), location.pathname]).toEqual([businessId, '/hr']);
});

it('reports that another tab switched the business', async () => {
  const { flow, here } = await start(ownerElsewhere);
  flow();
  localStorage.setItem('business_domain', otherBusinessId);
  dispatchEvent(new StorageEvent('storage', { key: 'business_domain' }));
  expect([here(), location.pathname]).toEqual([otherBusinessId, '/dashboard']);
  expect(flow()).toMatchObject({
    value: 'moved',
    context: { move: { cause: 'elsewhere', from: 'Palm Oil', to: 'Kola Nut Traders' } },
  });
});

const removal = { cause: 'removed', from: 'Kola Nut Traders', to: 'Palm Oil' };

it('reports that the current business removed the person', async () => {
  const { flow, session } = await start(ownerElsewhere, otherBusinessId);
  expect(flow().value).toBe('working');
  answer = () => Response.json(removedElsewhere);
  session.send({ type: 'user.refetch' });
  await soon(() => expect(flow()).toMatchObject({ value: 'moved', context: { move: removal } }));
  expect(location.pathname).toBe('/dashboard');
});

it('reports a removal that happened while the app was closed', async () => {
  const { flow, here } = await start(removedElsewhere, otherBusinessId);
  expect(here()).toBe(businessId);
  expect(flow()).toMatchObject({ value: 'moved', context: { move: removal } });
});

it('restarts when another person signs in or when the person has no business', async () => {
  const { flow, session, chooseBusiness } = await start(ownerElsewhere);
  const failing = async () => {
    answer = () => Response.error();
    chooseBusiness(otherBusinessId);
    await soon(() => expect(flow().value).toBe('unanswered'));
  };
  await failing();
  session.send({ type: 'session.begin', tokens: firstTokens, user: { ...ownerElsewhere, id: 'ben' } });
  expect(flow().value).toBe('working');
  await failing();
  session.send({ type: 'session.begin', tokens: firstTokens, user: { ...newcomer, id: 'ben' } });
  session.send({ type: 'session.begin', tokens: firstTokens, user: { ...ownerElsewhere, id: 'ben' } });
  expect(flow().value).toBe('working');
});
