// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { problem } from '../../domain/shared/problem.ts';
import {
  administratorHandoverMachine,
  type Handover,
  type Naming,
  type OfHandover,
  type Open,
} from '../../machines/people/administrator-handover/machine.ts';
import { controlled } from '../../machines/shared/controlled.ts';
import { refusal } from '../../machines/shared/samples.ts';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { AdministratorHandoverPage } from './administrator-handover.page.tsx';

// The client takes it when it is loaded.
const server = vi.hoisted(() => {
  const known: { members: unknown[] } = { members: [] };
  vi.stubGlobal('fetch', async () =>
    Response.json({ count: known.members.length, next: null, previous: null, results: known.members }),
  );
  return known;
});

const member = (id: string, first_name: string, is_owner = false) => ({
  id,
  email: `${id}@palmoil.example`,
  first_name,
  last_name: 'Obi',
  is_owner,
  permissions: [],
  joined_at: '2026-11-20T09:00:00.000Z',
});
const ada = member('ada', 'Ada', true);
const handover: Handover = {
  id: 'h1',
  from: { id: 'ada', email: 'ada@palmoil.example', name: 'Ada Obi' },
  to: { id: 'bola', email: 'bola@palmoil.example', name: '' },
  created_at: '2026-11-20T09:00:00.000Z',
};

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

async function open(personId: string, found: Open) {
  const look = controlled<Open, { businessId: string }>();
  const naming = controlled<Handover, Naming>();
  const accept = controlled<void, OfHandover>();
  const machine = administratorHandoverMachine.provide({
    actors: {
      getAdministratorHandover: look.logic,
      nameAdministrator: naming.logic,
      acceptAdministratorHandover: accept.logic,
    },
  });
  const input = { businessId: 'palm-oil', personId, isOwner: personId === 'ada', memberId: null };
  const actor = createActor(machine, { input }).start();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <AdministratorHandoverPage handover={actor} business="Palm Oil" />
      </InBusiness>
    </QueryClientProvider>,
  );
  await act(() => look.latest().answer(found));
  return { user: userEvent.setup(), actor, look, naming, accept };
}

describe('the owner', () => {
  it("chooses among the other members, and sees the server's error under the field", async () => {
    server.members = [ada, member('bola', 'Bola'), member('chidi', 'Chidi')];
    const { user, naming } = await open('ada', { handover: null });
    const field = await screen.findByRole('combobox', { name: 'Next administrator' });
    const ask = screen.getByRole<HTMLButtonElement>('button', { name: 'Ask them' });
    expect(ask.disabled).toBe(true);
    await user.click(field);
    await user.keyboard('{ArrowDown}');
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Bola Obibola@palmoil.example',
      'Chidi Obichidi@palmoil.example',
    ]);
    await user.click(options[0] as HTMLElement);
    await user.type(screen.getByLabelText('Your password'), 'palm-oil-2026');
    await user.click(ask);
    expect(naming.latest().input).toEqual({ businessId: 'palm-oil', member_id: 'bola', password: 'palm-oil-2026' });
    await act(() => naming.latest().fail(refusal({ member_id: ['Choose another member of the business.'] })));
    expect(screen.getByText('Choose another member of the business.')).toBeDefined();
    expect(ask.disabled).toBe(true);
  });

  it('without other members is offered to invite someone', async () => {
    server.members = [ada];
    await open('ada', { handover: null });
    const link = await screen.findByRole('link', { name: 'Invite people' });
    expect(link.getAttribute('href')).toBe('/invites?modal=invite');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('sees the named member and the time of the request in the time zone of the business', async () => {
    await open('ada', { handover });
    expect(screen.getByText('bola@palmoil.example')).toBeDefined();
    expect(screen.getByText(/You asked them on 20 Nov, 2026 10:00/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDefined();
  });
});

describe('the named member', () => {
  it('confirms in a dialog that focuses the safe answer and shows a failure', async () => {
    const { user, accept } = await open('bola', { handover });
    expect(screen.getByText('Ada Obi asks you to become the administrator of Palm Oil. If you do:')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Become the administrator' }));
    const question = screen.getByRole('alertdialog', { name: 'Take over Palm Oil?' });
    expect(document.activeElement?.textContent).toBe('Not yet');
    await user.click(within(question).getByRole('button', { name: 'Yes, take over' }));
    await act(() => accept.latest().fail(problem('unavailable', { detail: 'Try again in a moment.' })));
    expect(within(question).getByRole('alert').textContent).toBe('Try again in a moment.');
    await user.click(within(question).getByRole('button', { name: 'Yes, take over' }));
    await act(() => accept.latest().fail(problem('conflict', { detail: 'This was withdrawn.' })));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('This was withdrawn.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('sees a message without an open handover', async () => {
    const { user, look } = await open('bola', { handover: null });
    expect(screen.getByText('Nothing waits for your answer')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await act(() => look.latest().answer({ handover }));
    expect(screen.getByRole('button', { name: 'Decline' })).toBeDefined();
  });
});
