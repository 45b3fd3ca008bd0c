// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followChanges } from '../../services/shared/changes.ts';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { SampleMark } from '../shared/business/sample-mark.tsx';
import { SampleBanner } from './sample-banner.tsx';

const person = userEvent.setup();
const laptop = '0198c7a0-0000-7000-8000-00000000c001';
const none = { state: 'none', trade: null, can_load: false, assets: [], employees: [] };
const shown = { ...none, state: 'shown', trade: 'office', assets: [laptop] };

let sample: object = none;
let kept: object[] = [];
const sent: string[] = [];

/** The part of the server that the banner talks to. */
function answer({ method, url }: Request): Response {
  const { pathname } = new URL(url);
  if (method === 'POST') {
    sent.push(pathname);
    sample = none;
    return Response.json({ removed: 1, kept });
  }
  return Response.json(sample);
}

beforeEach(() => {
  sent.length = 0;
  kept = [];
  vi.stubGlobal('fetch', async (request: Request) => answer(request));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(mayClear = true) {
  const client = new QueryClient();
  followChanges(client);
  render(
    <QueryClientProvider client={client}>
      <InBusiness>
        <SampleBanner businessId="palm-oil" mayClear={mayClear} />
        <SampleMark of="assets" id={laptop} />
      </InBusiness>
    </QueryClientProvider>,
  );
  return client;
}

it('stands while there is a sample, which the owner clears after one question', async () => {
  sample = shown;
  show();
  expect(await screen.findByText('You are looking around with sample data.')).toBeTruthy();
  expect(screen.getByText('Sample')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Clear sample data' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('1 sample asset and 0 sample employees go');
  await person.click(within(question).getByRole('button', { name: 'Clear sample data' }));
  await waitFor(() => expect(screen.queryByText('You are looking around with sample data.')).toBeNull());
  expect(screen.queryByText('Sample')).toBeNull();
  expect(sent).toEqual([expect.stringMatching(/clear_demo_data_v2\/$/)]);
});

it('keeps everything when the question is answered with no', async () => {
  sample = shown;
  show();
  await person.click(await screen.findByRole('button', { name: 'Clear sample data' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
  expect(screen.getByText('You are looking around with sample data.')).toBeTruthy();
});

it('tells everybody else who can clear it', async () => {
  sample = shown;
  show(false);
  expect(await screen.findByText(/The owner of the business can clear it/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the sample is being added, and nothing where there is none', async () => {
  sample = { ...none, state: 'loading' };
  show();
  expect(await screen.findByText(/Sample data is being added/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  sample = none;
  const client = show();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText(/ample data/)).toBeNull();
});
