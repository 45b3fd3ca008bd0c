// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstSettings } from '../../../rules/rota/settings.ts';
import { followChanges } from '../../services/shared/changes.ts';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { RotaSettingsPage } from './settings.page.tsx';

const person = userEvent.setup();
const sent = vi.fn<(body: object, version: string | null) => void>();
let stored: object = { id: 'palm-oil', ...firstSettings };
let isChanged = false;

beforeEach(() =>
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json(stored);
    const body = (await request.json()) as object;
    sent(body, request.headers.get('If-Version'));
    if (isChanged) return Response.json({ detail: 'Somebody else.', code: 'changed_meanwhile' }, { status: 409 });
    stored = { id: 'palm-oil', ...body };
    return Response.json(stored);
  }),
);
afterEach(() => {
  cleanup();
  sent.mockClear();
  stored = { id: 'palm-oil', ...firstSettings };
  isChanged = false;
  vi.unstubAllGlobals();
});

function show(may: (permission: string) => boolean = () => true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  followChanges(client);
  render(
    <QueryClientProvider client={client}>
      <InBusiness may={may}>
        <RotaSettingsPage />
      </InBusiness>
    </QueryClientProvider>,
  );
}
const save = async () => person.click(await screen.findByRole('button', { name: 'Save' }));
const ruleNamed = (name: RegExp) => screen.findByRole('radiogroup', { name });

it('sends what is set, with the rules that refuse whatever is set', async () => {
  show();
  await person.click(within(await ruleNamed(/^Too many hours on a day/)).getByRole('radio', { name: 'Refuse' }));
  await person.click(screen.getByRole('radio', { name: /^24 hours/ }));
  await person.click(screen.getByRole('radio', { name: /^Only those/ }));
  const rest = screen.getByRole('textbox', { name: /^Rest between/ });
  await person.clear(rest);
  await person.type(rest, '12');
  await save();
  const changed = {
    ...firstSettings,
    time_format: 24,
    rest_hours: 12,
    approves_swaps: false,
    refuses: [...firstSettings.refuses, 'day_hours'],
  };
  await waitFor(() => expect(sent).toHaveBeenCalledWith(changed, expect.any(String)));
  expect(await screen.findByText(/^The Labour Act \(s. 60\) forbids work between 22:00 and 05:00/)).toBeTruthy();
});

it('refuses hours that no day has, and sends nothing', async () => {
  show();
  const hours = await screen.findByRole('textbox', { name: /^Work on a day/ });
  await person.clear(hours);
  await person.type(hours, '25');
  await save();
  expect(await screen.findByText('Must be 24 or less.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it('says that somebody else was faster, and keeps what was chosen', async () => {
  isChanged = true;
  show();
  const holiday = await ruleNamed(/^A holiday/);
  await person.click(within(holiday).getByRole('radio', { name: 'Refuse' }));
  await save();
  expect(await screen.findByText('Somebody else.')).toBeTruthy();
  expect((within(holiday).getByRole('radio', { name: 'Refuse' }) as HTMLInputElement).checked).toBe(true);
});

it('is read, and not changed, by whoever does not plan', async () => {
  show((permission) => permission !== 'plan_rota');
  const rules = await screen.findByRole('list', { name: 'Rules' });
  expect(within(rules).getAllByText('Warned about')).toHaveLength(9);
  expect(screen.getByText('11 hours')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});
