// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LeaveBusiness } from './leave-business.tsx';

// The client takes it when it is loaded.
const server = vi.hoisted(() => {
  const known = { answer: (): Response => Response.error(), asked: [] as string[] };
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    known.asked.push(`${method} ${url}`);
    return known.answer();
  });
  return known;
});

const palmOil = { business_id: 'palm-oil', business_name: 'Palm Oil', is_owner: false };

afterEach(() => {
  cleanup();
  server.asked.length = 0;
});

function open(membership: typeof palmOil) {
  const [onClose, onLeft] = [vi.fn(), vi.fn()];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LeaveBusiness membership={membership} onClose={onClose} onLeft={onLeft} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onClose, onLeft };
}
const leave = () => screen.getByRole('button', { name: 'Leave Palm Oil' });

describe('leaving a business', () => {
  it('needs one confirmation that names it', async () => {
    server.answer = () => new Response(null, { status: 204 });
    const { user, onClose, onLeft } = open(palmOil);
    expect(screen.getByRole('alertdialog', { name: 'Leave Palm Oil?' })).toBeDefined();
    await user.click(leave());
    await waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
    expect(onClose).toHaveBeenCalled();
    expect(server.asked).toEqual(['DELETE http://api.test/c/palm-oil/membership/']);
  });

  it('shows its failure in the dialog, and allows a retry', async () => {
    server.answer = () => Response.json({ detail: 'Hand the business over before you leave it.' }, { status: 409 });
    const { user, onLeft } = open(palmOil);
    await user.click(leave());
    expect((await screen.findByRole('alert')).textContent).toBe('Hand the business over before you leave it.');
    expect(onLeft).not.toHaveBeenCalled();
    server.answer = () => new Response(null, { status: 204 });
    await user.click(leave());
    await waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
  });

  it('succeeds for a member who was removed in the meantime', async () => {
    server.answer = () => Response.json({ detail: 'Not found.' }, { status: 404 });
    const { user, onLeft } = open(palmOil);
    await user.click(leave());
    await waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
  });

  it('offers the owner to hand it over instead', () => {
    open({ ...palmOil, is_owner: true });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'You own Palm Oil' })).toBeDefined();
    const link = screen.getByRole('link', { name: 'Hand it over' });
    expect(link.getAttribute('href')).toBe('/administrator-handover?business=palm-oil');
    expect(server.asked).toEqual([]);
  });
});
