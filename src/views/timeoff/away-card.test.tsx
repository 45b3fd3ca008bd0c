// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { daysLater } from '../../../rules/calendar/days.ts';
import { soon } from '../../../tests/soon.ts';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { todayIn } from '../shared/business/today.ts';
import { AwayCard } from './away-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const today = todayIn('Africa/Lagos');
const bola = { id: 'bola', employee_id: 'E1', first_name: 'Bola', last_name: 'Ade', department: null, job: null };
const stretch = { id: 's', status: 'approved', first_day: today, last_day: daysLater(today, 1), policy: null };
const away = { employee: bola, birthday: null, away: [{ ...stretch, from_noon: false, until_noon: false }] };

/** @param people who are away. @param count how many requests wait for the person's answer */
function show(people: object[], count: number) {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const url = typeof request === 'string' ? request : request.url;
    urls.push(url);
    return Response.json(
      url.includes('/timeoff_calendar/')
        ? { from: today, to: today, people, holidays: [], more: 0, may_see_all: false }
        : { count, next: null, previous: null, results: [] },
    );
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <AwayCard />
      </InBusiness>
    </QueryClientProvider>,
  );
  return urls;
}

it('says how many requests wait for the person’s answer before who is away, and opens exactly these', async () => {
  const urls = show([away], 3);
  const link = await screen.findByRole('link', { name: '3 requests wait for your answer' });
  expect(link.getAttribute('href')).toBe('/hr/time-off?waits_for=me');
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatch(/^Bola AdeToday, until /);
  // The number is that of the list which it opens, and neither waits for the other.
  expect(urls).toHaveLength(2);
  expect(urls.some((url) => /timeoff_requests\/\?(?=.*waits_for=me)/.test(url))).toBe(true);
});

it('shows the number alone while nobody is away', async () => {
  show([], 1);
  expect(await screen.findByRole('link', { name: '1 request waits for your answer' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Time off' })).toBeTruthy();
});

it('is about who is away for who has nothing to answer', async () => {
  show([away], 0);
  expect(await screen.findByRole('heading', { name: 'Who is away this week' })).toBeTruthy();
  expect(screen.queryByText(/for your answer/)).toBeNull();
});

it('is not there while there is nothing to say', async () => {
  const urls = show([], 0);
  await soon(() => expect(urls).toHaveLength(2));
  expect(screen.queryByRole('listitem')).toBeNull();
});
