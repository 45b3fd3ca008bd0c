/** Two years of papers, with the clock moved day by day: every reminder once, on its day. */
import { expect, it, vi } from 'vitest';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { setReminder } from '../../platform/reminders/reminders.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const day = 86_400_000;
const [papers, offsets, days] = [24, [30, 7, 1], 730] as const;
const server = await startTestServer({ jobs: true });
vi.setConfig({ testTimeout: 120_000 });

it('says each of them once, on its day', async () => {
  const owner = await newOwner(server);
  // Noon in Lagos, after which the day's reminders have come.
  server.clock.advance(day - ((server.clock.now().getTime() + day - 11 * 3_600_000) % day));
  const dayOf = (number: number) => new Date(begin + number * day).toISOString().slice(0, 10);
  const begin = server.clock.now().getTime();
  const expected: string[] = [];
  for (let paper = 0; paper < papers; paper++) {
    const due = 40 + Math.floor((paper * (days - 45)) / papers);
    const title = `Paper ${String(paper).padStart(2, '0')}`;
    const who = { businessId: owner.businessId, userId: owner.user.id };
    const { id } = await setReminder(server, who, { dueOn: dayOf(due), title, offsets, timeOfDay: '08:00' });
    for (const offset of offsets) expected.push(`${dayOf(due - offset)} ${id} ${offset} ${title}`);
  }
  const { work } = server.job('shell.remind');
  for (let passed = 0; passed < days; passed++) {
    server.clock.advance(day);
    await work();
    // Another worker looks as well.
    if (passed % 10 === 0) await work();
  }
  const said = await server.sql<{ line: string }>(
    `select to_char(d.said_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') || ' ' || d.reminder_id || ' ' || d.offset_days
       || ' ' || r.title as line
     from reminder_deliveries d join reminders r on r.business_id = d.business_id and r.id = d.reminder_id
     where d.channel = 'app' order by 1`,
  );
  expect(said.map(({ line }) => line)).toEqual(expected.sort());
  const [{ count } = { count: 0 }] = await server.sql<{ count: number }>(
    "select count(*)::int as count from notifications where user_id = $1 and occasion like 'reminder:%'",
    [owner.user.id],
  );
  expect(count).toBe(papers * offsets.length);
});
