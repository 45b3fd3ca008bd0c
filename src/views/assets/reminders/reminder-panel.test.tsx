// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { soon } from '../../../../tests/soon.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { ReminderPanel } from './reminder-panel.tsx';

const person = userEvent.setup();
const opened = vi.spyOn(window, 'open').mockReturnValue(null);

const reminder = {
  id: 'r1',
  asset: { id: 'a1', name: 'Hilux', number: 'VEH-0001' },
  type: 'document_renewal',
  status: 'upcoming',
  set_reminder: '5d',
  further_reminders: [],
  date: '08:00',
  due_date: '2026-03-10',
  days_left: 3,
  title: 'Third-party insurance of Toyota Hilux',
  link: '/assets?tab=asset-list&view=asset&id=a1',
  recipients: { everyone: true, holder: false, people: [] },
  escalate_after: null,
  holder: { name: 'Bola Ade', phone_number: '+2348031234567' },
};
const vehicle = { id: 'a1', kind: 'vehicle', name: 'Hilux', number: 'VEH-0001' };
const upcoming = {
  title: reminder.title,
  kind: 'paper',
  state: 'due',
  due_date: '2026-03-10',
  days_left: 3,
  reminder: 'r1',
};
const late = {
  title: 'Road worthiness',
  kind: 'paper',
  state: 'overdue',
  due_date: '2026-03-05',
  days_left: -2,
  reminder: null,
};
const dueOf = (one: object) => ({ id: 'd1', subject: vehicle, source: 's1', ...one });

const answer = (results: object[]) => Response.json({ count: results.length, next: null, previous: null, results });
const sent: string[] = [];
const changed = vi.fn<(body: unknown) => void>();

function show(answers: { upcoming: () => Response; overdue: () => Response }) {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    if (request.method === 'PATCH') {
      changed(await request.json());
      return Response.json(reminder);
    }
    if (request.url.includes('/recipients/')) return Response.json([{ id: 'p1', name: 'Chidi Obi' }]);
    if (request.url.endsWith('/reminders/r1/')) return Response.json(reminder);
    if (request.url.includes('/due/figures/')) return Response.json({ overdue: 1, due: 1, missing: 0 });
    if (!request.url.includes('/due/')) return answer([reminder]);
    return request.url.includes('overdue') ? answers.overdue() : answers.upcoming();
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InBusiness>
        <ReminderPanel />
      </InBusiness>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  sent.length = 0;
  opened.mockClear();
  vi.unstubAllGlobals();
});

const both = { upcoming: () => answer([dueOf(upcoming)]), overdue: () => answer([dueOf(late)]) };

it('lists what is due soon and what is late, cut to 30 characters, each leading to the thing', async () => {
  show(both);
  const link = await screen.findByRole('link', { name: 'Third-party insurance of Toyota Hilux' });
  expect(link.getAttribute('href')).toBe('/fleet/home/a1?tab=papers');
  expect(within(link).getByText('Third-party insurance of Toyot…')).toBeTruthy();
  expect(screen.getByText('Due in 3 days')).toBeTruthy();
  const all = () => screen.getByRole('link', { name: 'Show all' }).getAttribute('href');
  expect(all()).toBe('/due?module=assets&state=due');
  await person.click(screen.getByRole('tab', { name: /Overdue 1/ }));
  expect(all()).toBe('/due?module=assets&state=overdue');
  expect(await screen.findByText('2 days overdue')).toBeTruthy();
});

it('prepares a WhatsApp message to whoever has the asset', async () => {
  show(both);
  await person.click(await screen.findByRole('button', { name: /Third-party insurance of Toyota Hilux/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Send by WhatsApp' }));
  const address = new URL(String(opened.mock.lastCall?.[0]));
  expect(address.href).toContain('https://wa.me/2348031234567?text=');
  expect(address.searchParams.get('text')).toContain(
    'Third-party insurance of Toyota Hilux (VEH-0001) is due in 3 days.',
  );
});

it('asks before it cancels', async () => {
  show(both);
  await person.click(await screen.findByRole('button', { name: /Third-party insurance of Toyota Hilux/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Cancel reminder' }));
  expect(sent.some((one) => one.startsWith('DELETE'))).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Cancel reminder' }));
  await soon(() => expect(sent.find((one) => one.startsWith('DELETE'))).toContain('/reminders/r1/'));
});

it('changes when a reminder speaks, and to whom', async () => {
  show(both);
  await person.click(await screen.findByRole('button', { name: /Third-party insurance of Toyota Hilux/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Change reminder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Reminder' }));
  const remind = await dialog.findByRole('combobox', { name: 'Remind' });
  await person.clear(remind);
  await person.type(remind, '10');
  await person.click(screen.getByRole('option', { name: '10 days before' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Everybody who may use the assets' }));
  await person.type(dialog.getByRole('combobox', { name: /These people/ }), 'Chi');
  await person.click(screen.getByRole('option', { name: 'Chidi Obi' }));
  await person.click(dialog.getByRole('button', { name: 'Save reminder' }));
  await soon(() =>
    expect(changed).toHaveBeenCalledWith({
      type: 'document_renewal',
      date: '08:00',
      set_reminder: '10d',
      further_reminders: [],
      escalate_after: null,
      recipients: { everyone: false, holder: false, people: ['p1'] },
    }),
  );
  await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that nothing is due, and that it could not be asked', async () => {
  show({ upcoming: () => answer([]), overdue: () => Response.json({ detail: 'no' }, { status: 500 }) });
  expect(await screen.findByText('Nothing is due soon')).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: /Overdue/ }));
  expect(await screen.findByText('Error getting reminders')).toBeTruthy();
});
