// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { followChanges } from '../../services/shared/changes.ts';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { ReminderPreferencesPage } from './reminder-preferences.page.tsx';

const person = userEvent.setup();
let stored = [{ type: 'document_renewal', in_app: true, by_mail: true }];
let isRefused = false;

let made: string | null = null;
const address = 'https://steward.test/calendar/SECRET.ics';
function calendar({ method }: Request) {
  if (method === 'GET') return Response.json({ created_at: made, read_at: null });
  made = method === 'PUT' ? '2026-03-05T11:00:00.000Z' : null;
  return method === 'PUT' ? Response.json({ address }) : new Response(null, { status: 204 });
}

function show() {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('calendar_feed')) return calendar(request);
    if (request.method === 'GET') return Response.json(stored);
    if (isRefused) return Response.json({ detail: 'Not today.' }, { status: 400 });
    stored = [await request.json()];
    return new Response(null, { status: 204 });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  followChanges(client);
  render(
    <QueryClientProvider client={client}>
      <InBusiness>
        <ReminderPreferencesPage />
      </InBusiness>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  isRefused = false;
  vi.unstubAllGlobals();
});

const box = (name: string) => screen.findByRole('checkbox', { name });
const isOn = async (name: string) => ((await box(name)) as HTMLInputElement).checked;

it('shows how each kind is heard of, and stores a choice at once', async () => {
  show();
  expect(await screen.findByRole('group', { name: 'Document renewal' })).toBeTruthy();
  await person.click(await box('In the app'));
  await waitFor(() => expect(stored).toEqual([{ type: 'document_renewal', in_app: false, by_mail: true }]));
  await waitFor(async () => expect([await isOn('In the app'), await isOn('By email')]).toEqual([false, true]));
});

it('says what a choice was refused for, and keeps what is stored', async () => {
  isRefused = true;
  show();
  await person.click(await box('By email'));
  expect(await screen.findByText('Not today.')).toBeTruthy();
  expect([await isOn('In the app'), await isOn('By email')]).toEqual([false, true]);
});

it('makes a link for calendars, which is shown once, copied, and revoked after a question', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show();
  await person.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(((await screen.findByLabelText(/Secret link/)) as HTMLInputElement).value).toBe(address);
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith(address);
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkOf('Add to calendar')).toBe('webcal://steward.test/calendar/SECRET.ics');
  expect(linkOf('Add to Google Calendar')).toContain(encodeURIComponent('webcal://steward.test/calendar/SECRET.ics'));
  cleanup();
  show();
  expect(await screen.findByText(/No calendar has read it yet/)).toBeTruthy();
  expect(screen.queryByText(address)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(made).not.toBeNull();
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeTruthy();
  expect(made).toBeNull();
});
