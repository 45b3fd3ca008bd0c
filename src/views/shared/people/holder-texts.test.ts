import { expect, it } from 'vitest';
import { holderText, planText } from './holder-texts.ts';

const ada = { first_name: 'Ada', last_name: 'Obi' };
const next = { assignee: { first_name: 'Musa', last_name: '' }, date_assigned: '2026-12-03' };

it.each([
  ['nobody', null, null, null, null, null],
  ['a holder', ada, null, null, 'Ada Obi', null],
  ['a holder until a day', ada, '2026-12-02', null, 'Ada Obi', 'until 02 Dec, 2026'],
  ['a holder and the next', ada, '2026-12-02', next, 'Ada Obi', 'until 02 Dec, 2026, then Musa from 03 Dec, 2026'],
  ['what is only planned', null, null, next, 'Planned: Musa', 'from 03 Dec, 2026'],
])('says %s', (_, assignee, assigned_until, next_assignment, holder, plan) => {
  const holding = { assignee, assigned_until, next_assignment };
  expect([holderText(holding), planText(holding)]).toEqual([holder, plan]);
});
