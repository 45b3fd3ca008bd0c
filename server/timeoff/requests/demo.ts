/** A year of time off in the demo business: taken, under way, waiting for an answer, declined and cancelled. */
import { daysLater, weekdayOf } from '../../../rules/calendar/days.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import type { OwnerCall } from '../../plug/sample-stage.ts';

type Kind = 'annual' | 'sick';
type End = 'approved' | 'pending' | 'asked_back' | 'declined' | 'cancelled';
/** Working days from a Monday that is so many weeks from this week's; of everybody whose place among the people has this rest. */
type Planned = {
  every: number;
  rest: number;
  weeks: number;
  from: number;
  days: number;
  kind: Kind;
  end: End;
  note: string;
};

const year: readonly Planned[] = [
  { every: 4, rest: 0, weeks: -30, from: 0, days: 5, kind: 'annual', end: 'approved', note: '' },
  { every: 4, rest: 1, weeks: -22, from: 0, days: 5, kind: 'annual', end: 'approved', note: 'Wedding in Enugu' },
  { every: 5, rest: 2, weeks: -15, from: 2, days: 2, kind: 'sick', end: 'approved', note: 'Malaria' },
  { every: 6, rest: 3, weeks: -8, from: 0, days: 5, kind: 'annual', end: 'approved', note: '' },
  { every: 9, rest: 4, weeks: -3, from: 1, days: 1, kind: 'sick', end: 'approved', note: '' },
  { every: 16, rest: 5, weeks: 0, from: 0, days: 5, kind: 'annual', end: 'approved', note: 'Visiting family in Kano' },
  { every: 25, rest: 7, weeks: 0, from: 3, days: 2, kind: 'sick', end: 'approved', note: '' },
  { every: 20, rest: 8, weeks: 2, from: 0, days: 5, kind: 'annual', end: 'approved', note: '' },
  { every: 18, rest: 9, weeks: 3, from: 3, days: 2, kind: 'annual', end: 'pending', note: 'A long weekend' },
  { every: 22, rest: 11, weeks: 2, from: 0, days: 3, kind: 'annual', end: 'pending', note: '' },
  {
    every: 48,
    rest: 12,
    weeks: 3,
    from: 0,
    days: 4,
    kind: 'annual',
    end: 'asked_back',
    note: 'Naming ceremony in Ibadan',
  },
  { every: 48, rest: 13, weeks: 3, from: 0, days: 5, kind: 'annual', end: 'declined', note: '' },
  { every: 48, rest: 14, weeks: 4, from: 0, days: 2, kind: 'annual', end: 'cancelled', note: '' },
];
const question = 'The vehicle inspection is on the Tuesday. Could you leave on the Wednesday?';
const declined = 'Three drivers of your depot are away that week.';

/** Nothing is asked for that would be refused, such as days before somebody was hired. */
async function plan(
  { handlers, uploadSample }: DemoStage,
  call: OwnerCall,
  id: string,
  { kind, end, note, ...when }: Planned,
  monday: string,
) {
  const first_day = daysLater(monday, when.weeks * 7 + when.from);
  const last_day = daysLater(first_day, when.days - 1);
  const about = { ...call, params: { ...call.params, id } };
  const { results: balances } = await handlers.listTimeoffBalances({ ...about, query: { day: first_day } });
  const balance = balances.find(({ policy, starts_on }) => policy.kind === kind && starts_on <= first_day);
  if (balance === undefined) return;
  const policy = balance.policy.id;
  const order = { policy, first_day, last_day };
  const { problems } = await handlers.previewEmployeeTimeoffRequest({ ...about, query: order });
  if (problems.length > 0) return;
  // Whoever is ill now brings the certificate later.
  const hasCertificate = kind === 'sick' && when.weeks < 0;
  const files = hasCertificate ? [await uploadSample(call, 'Medical certificate')] : [];
  const request = await handlers.createEmployeeTimeoffRequest({ ...about, body: { ...order, note, files } });
  const it = { ...call, params: { ...call.params, id: request.id } };
  if (end === 'approved') await handlers.approveTimeoffRequest(it);
  if (end === 'asked_back') await handlers.askBackTimeoffRequest({ ...it, body: { question } });
  if (end === 'declined') await handlers.declineTimeoffRequest({ ...it, body: { reason: declined } });
  if (end === 'cancelled') await handlers.cancelTimeoffRequest(it);
}

export const demoRequests = (stage: DemoStage) =>
  stage.asOwner(async (call) => {
    const { handlers, platform } = stage;
    const { count } = await handlers.listTimeoffRequests({ ...call, query: {} });
    if (count > 0) return;
    const today = await todayIn(call.tx, call.businessId, platform.clock.now());
    const monday = daysLater(today, -weekdayOf(today));
    const { results } = await handlers.listEmployees({ ...call, query: { active: true, page_size: 100 } });
    for (const [at, { id }] of results.entries())
      for (const planned of year) if (at % planned.every === planned.rest) await plan(stage, call, id, planned, monday);
  });
