// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { daysLater } from '../../../../rules/calendar/days.ts';
import { longDay } from '../../../../rules/timeoff/away.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { todayIn } from '../../shared/business/today.ts';
import { MyTeamPage } from './my-team.page.tsx';

const person = userEvent.setup();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const today = todayIn('Africa/Lagos');
const member = (id: string, first_name: string) => ({
  id,
  employee_id: id,
  first_name,
  last_name: 'Ade',
  photo: null,
  job_title: null,
  department_name: null,
  region_name: null,
  email: null,
  phone_number: null,
  hire_date: null,
  status: 'active',
  manager: null,
  is_direct: true,
  works_today: null,
});
const stretch = { id: 's', first_day: today, last_day: daysLater(today, 1), from_noon: false, until_noon: false };
const away = (id: string, status: string) => ({
  employee: { id, employee_id: id, first_name: '', last_name: '', department: null, job: null },
  away: [Object.assign({ status, policy: { id: 'p', name: 'Sick leave', unit: 'days' } }, stretch)],
  birthday: null,
});

function show() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    if (url.includes('/my_team/'))
      return Response.json({
        count: 2,
        next: null,
        previous: null,
        results: [member('bola', 'Bola'), member('chidi', 'Chidi')],
      });
    const people = [away('bola', 'approved'), away('chidi', 'pending')];
    return Response.json({ from: today, to: today, people, holidays: [], more: 0, may_see_all: false });
  });
  history.replaceState(null, '', '/myteam');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <MyTeamPage AskingFor={({ employee: { id, name } }) => <p>{`Asking for ${name} (${id})`}</p>} />
      </InBusiness>
    </QueryClientProvider>,
  );
  return asked;
}
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('says until when somebody is away, but not why, and nothing of what waits for an answer', async () => {
  const asked = show();
  expect(await screen.findByText(`Today, until ${longDay(daysLater(today, 1))}`)).toBeTruthy();
  expect((await row('Bola')).textContent).not.toContain('Sick');
  expect((await row('Chidi')).textContent).not.toContain('Today');
  // All rows share one answer.
  expect(asked.filter((path) => path.includes('/timeoff_calendar/'))).toHaveLength(1);
});

it('asks for time off in the name of somebody of the team', async () => {
  show();
  await person.click(await screen.findByRole('button', { name: 'Actions for Chidi Ade' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Ask for time off' }));
  expect(await screen.findByText('Asking for Chidi (chidi)')).toBeTruthy();
});
