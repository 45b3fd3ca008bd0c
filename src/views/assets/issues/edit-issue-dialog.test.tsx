// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { soon } from '../../../../tests/soon.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { EditIssueDialog } from './edit-issue-dialog.tsx';
import type { Issue } from './issue-status.tsx';

const person = userEvent.setup();
const closed = vi.fn<() => void>();
const sent = vi.fn<(body: unknown) => void>();
const issue = {
  id: 'i1',
  asset: 'a1',
  asset_name: 'Mikano 60 kVA',
  issue_type: { id: 't1', name: 'Breakdown' },
  priority_level: 'low',
  date: '2026-03-02',
  message: 'The belt squeals',
} as Issue;

function show(answer = () => Response.json(issue)) {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'PATCH')
      return Response.json({ count: 1, next: null, previous: null, results: [issue.issue_type] });
    sent(await request.json());
    return answer();
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InBusiness>
        <EditIssueDialog issue={issue} onClose={closed} />
      </InBusiness>
    </QueryClientProvider>,
  );
}
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const save = () => person.click(screen.getByRole('button', { name: 'Save changes' }));

afterEach(() => {
  cleanup();
  closed.mockClear();
  sent.mockClear();
  vi.unstubAllGlobals();
});

it('sends only what was changed', async () => {
  show();
  await person.click(screen.getByText('High', { exact: true }));
  await person.type(message(), ' loudly ');
  await save();
  await soon(() => expect(closed).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ priority_level: 'high', message: 'The belt squeals loudly' });
});

it('sends nothing when nothing was changed, or something is missing', async () => {
  show();
  await person.clear(message());
  await save();
  expect(await screen.findByText('Message is required')).toBeTruthy();
  await person.type(message(), 'The belt squeals');
  await save();
  await soon(() => expect(closed).toHaveBeenCalledOnce());
  expect(sent).not.toHaveBeenCalled();
});

it('shows what the server refuses at its field until that is changed, and keeps what was typed', async () => {
  show(() => Response.json({ message: ['This is too rude.'] }, { status: 400 }));
  await person.type(message(), ' !');
  await save();
  expect(await screen.findByText('This is too rude.')).toBeTruthy();
  expect(message().value).toBe('The belt squeals !');
  await person.type(message(), '?');
  expect(screen.queryByText('This is too rude.')).toBeNull();
});
