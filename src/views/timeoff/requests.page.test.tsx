// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { InBusiness } from '../shared/business/business.testing.tsx';
import type { AnsweringProps } from './answering-part.ts';
import { TimeoffRequestsPage } from './requests.page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const request = (id: string, first_name: string, may_answer: boolean) => ({
  id,
  employee: { id, employee_id: id, first_name, last_name: 'Ade', department: null, job: null },
  policy: { id: 'annual', name: 'Annual leave', unit: 'days' },
  status: 'pending',
  first_day: '2027-03-01',
  last_day: '2027-03-01',
  from_noon: false,
  until_noon: false,
  amount: 1,
  note: '',
  asked_by: `${first_name} Ade`,
  asked_at: '2027-02-01T08:00:00Z',
  answered_by: null,
  answered_at: null,
  decline_reason: null,
  questions: [],
  documents: [],
  document_due: null,
  may_add_documents: false,
  waits_for: 'Ngozi Eze',
  step: 1,
  steps: 1,
  may_answer,
  may_ask_back: may_answer,
  may_reply: false,
  may_cancel: false,
  may_shorten: false,
});

const Answering = ({ requestId, wish }: AnsweringProps) => <p>{`Answering ${requestId}, ${wish}`}</p>;

function show(...results: object[]) {
  vi.stubGlobal('fetch', async () => Response.json({ count: results.length, next: null, previous: null, results }));
  history.replaceState(null, '', '/hr/time-off');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <TimeoffRequestsPage Answering={Answering} />
      </InBusiness>
    </QueryClientProvider>,
  );
}

it('offers both answers on the card of a request that the person may answer now, and of no other', async () => {
  show(request('bola', 'Bola', true), request('chidi', 'Chidi', false));
  await screen.findByText('Chidi Ade');
  const answers = screen.getAllByRole('button', { name: /^(Approve|Decline)/ });
  expect(answers.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Approve, Bola Ade, 01 Mar, 2027',
    'Decline, Bola Ade, 01 Mar, 2027',
  ]);
});

it.each([
  ['Approve', 'Answering bola, null'],
  ['Decline', 'Answering bola, decline'],
])('opens the flow that the menu opens, by %s', async (name, flow) => {
  show(request('bola', 'Bola', true));
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}, Bola Ade`) }));
  expect(await screen.findByText(flow)).toBeTruthy();
});
