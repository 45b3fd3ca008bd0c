// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followChanges } from '../../services/shared/changes.ts';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { ShiftLink } from './shift-link.tsx';

const none = { state: 'none', created_by: '', created_at: null, expires_at: null, opened_at: null };
const made = {
  state: 'open',
  created_by: 'Ada Eze',
  created_at: '2026-11-28T09:00:00.000Z',
  expires_at: '2027-05-27T09:00:00.000Z',
  opened_at: null as string | null,
};
const url = 'https://steward.test/s/secret';
let link: object = none;
let refusal: Response | null = null;
const sent = vi.fn<(method: string, body: unknown) => void>();

beforeEach(() => {
  [link, refusal] = [none, null];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method } = request;
    if (method !== 'GET') sent(method, method === 'PUT' ? await request.json() : null);
    if (refusal !== null && method !== 'GET') return refusal;
    if (method === 'PUT') {
      link = made;
      return Response.json(Object.assign({ url }, made));
    }
    if (method === 'DELETE') {
      link = none;
      return new Response(null, { status: 204 });
    }
    return Response.json(link);
  });
});
afterEach(() => {
  cleanup();
  sent.mockClear();
  vi.unstubAllGlobals();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  followChanges(client);
  render(
    <QueryClientProvider client={client}>
      <InBusiness>
        <ShiftLink employee={{ id: 'bola', first_name: 'Bola' }} />
      </InBusiness>
    </QueryClientProvider>,
  );
}
const press = async (name: string, inside = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await inside.findByRole('button', { name }));

it('is made for half a year, shown once, and sent by WhatsApp or copied', async () => {
  userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show();
  await press('Make link');
  const address = await screen.findByRole('textbox', { name: /Link of Bola/ });
  expect(address).toHaveProperty('value', url);
  expect(await screen.findByText(/Works until 27 May, 2027/)).toBeDefined();
  expect(sent.mock.calls).toEqual([['PUT', { days: 180 }]]);
  const whatsApp = screen.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(whatsApp).searchParams.get('text')).toBe(`Bola, these are your shifts at Palm Oil: ${url}`);
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(url);
});

it('says when it was made and by whom, until when it works, and when it was opened last', async () => {
  link = made;
  show();
  expect(await screen.findByText(/Made on 28 Nov, 2026 by Ada Eze\. Works until 27 May, 2027\./)).toBeDefined();
  expect(screen.getByText(/Nobody has opened it yet/)).toBeDefined();
  cleanup();
  link = Object.assign({}, made, { opened_at: '2026-11-28T10:00:00.000Z' });
  show();
  expect(await screen.findByText(/Opened last/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('is renewed for the chosen time, of which the person is to hear', async () => {
  link = made;
  show();
  await press('Renew');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/The link that Bola has stops working/)).toBeDefined();
  await press('Make a new link', dialog);
  expect(await screen.findByRole('textbox', { name: /Link of Bola/ })).toHaveProperty('value', url);
  expect(sent.mock.calls).toEqual([['PUT', { days: 180 }]]);
});

it('is revoked after a question, and can be made again', async () => {
  link = made;
  show();
  await press('Revoke');
  await press('Revoke', within(await screen.findByRole('alertdialog')));
  expect(await screen.findByRole('button', { name: 'Make link' })).toBeDefined();
  expect(sent.mock.calls).toEqual([['DELETE', null]]);
});

it.each([
  ['expired', 'The link of Bola expired on 27 May, 2027.'],
  ['ended', /ended with their employment/],
])('says that it has %s', async (state, words) => {
  link = Object.assign({}, made, { state });
  show();
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByText(/Works until/)).toBeNull();
});

it('says why none is made', async () => {
  refusal = Response.json({ detail: 'Their employment has ended.' }, { status: 409 });
  show();
  await press('Make link');
  expect(await screen.findByText('Their employment has ended.')).toBeDefined();
});
