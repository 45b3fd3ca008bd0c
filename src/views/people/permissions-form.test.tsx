// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { problem } from '../../domain/shared/problem.ts';
import { InBusiness } from '../shared/business/business.testing.tsx';
import type { Member } from './permission-labels.ts';
import { PermissionsForm, type SavePermissions } from './permissions-form.tsx';

const bola: Member = {
  id: '0198c7a0-0000-7000-8000-0000000000a2',
  email: 'bola@palmoil.example',
  first_name: 'Bola',
  last_name: 'Ade',
  is_owner: false,
  permissions: [{ codename: 'access_payroll' }, { codename: 'access_hr' }],
  joined_at: '2026-11-20T09:00:00.000Z',
};

afterEach(cleanup);

function open(save: SavePermissions) {
  const client = new QueryClient();
  const onSaved = vi.fn();
  const form = (member: Member) => (
    <QueryClientProvider client={client}>
      <InBusiness>
        <PermissionsForm member={member} save={save} onSaved={onSaved} onClose={vi.fn()} />
      </InBusiness>
    </QueryClientProvider>
  );
  const { rerender } = render(form(bola));
  return { onSaved, user: userEvent.setup(), readAgain: (member: Member) => rerender(form(member)) };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

describe('the permissions of a member', () => {
  it('are listed, each with a description of what it opens', () => {
    open(vi.fn());
    expect(screen.getByRole('group', { name: 'Bola Ade may open' })).toBeDefined();
    expect(['People', 'Assets', 'Fleet', 'Payroll'].map((name) => box(name).checked)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const fleet = box('Fleet').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(fleet.split(' ')[0] ?? '')?.textContent).toContain('vehicles');
    expect(save().disabled).toBe(true);
    expect(screen.getByText('Nothing has been changed.')).toBeDefined();
  });

  it('are given and taken in one request, with a summary before', async () => {
    const send = vi.fn<SavePermissions>(async ({ permissions }) => ({ ...bola, permissions }));
    const { user, onSaved } = open(send);
    await user.click(box('Fleet'));
    await user.click(box('Payroll'));
    expect(screen.getByText('Gives Fleet, takes Payroll')).toBeDefined();
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const permissions = [{ codename: 'access_hr' }, { codename: 'access_vehicles' }];
    expect(send.mock.calls[0]?.[0]).toEqual({ businessId: 'palm-oil', id: bola.id, permissions, seen: bola });
  });

  it('are compared with those that were shown, though the app has read others since', async () => {
    const send = vi.fn<SavePermissions>(async ({ permissions }) => ({ ...bola, permissions }));
    const { user, onSaved, readAgain } = open(send);
    await user.click(box('Fleet'));
    // Somebody else took everything meanwhile: the server refuses what was seen before that.
    readAgain({ ...bola, permissions: [] });
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(send.mock.calls[0]?.[0].seen).toEqual(bola);
  });

  it('can all be removed', async () => {
    const send = vi.fn<SavePermissions>(async ({ permissions }) => ({ ...bola, permissions }));
    const { user } = open(send);
    await user.click(box('People'));
    await user.click(box('Payroll'));
    await user.click(save());
    await waitFor(() => expect(send.mock.calls[0]?.[0].permissions).toEqual([]));
  });

  it('stay ticked when the server refuses, with its errors in their places', async () => {
    const send = vi.fn<SavePermissions>();
    send.mockRejectedValueOnce(problem('invalid', { fields: { permissions: ['Choose from the list.'] } }));
    send.mockRejectedValueOnce(problem('conflict', { detail: 'The owner may do everything.' }));
    const { user, onSaved } = open(send);
    await user.click(box('Assets'));
    await user.click(save());
    expect(await screen.findByText('Choose from the list.')).toBeDefined();
    await user.click(box('Fleet'));
    expect(screen.queryByText('Choose from the list.')).toBeNull();
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('The owner may do everything.');
    expect([box('Assets').checked, box('Fleet').checked]).toEqual([true, true]);
    expect(onSaved).not.toHaveBeenCalled();
  });
});
