import { expect, it } from 'vitest';
import { storedService } from '../../machines/assets/maintenance-form/cases.ts';
import { renewedIn, renewsText } from '../shared/renews.ts';
import { changesOf, maintenanceFieldsOf, newMaintenance, toEntry } from './maintenance-form.ts';

const open = [
  { id: 't1', date: '2026-01-01', notes: 'Tyres' },
  { id: 'o1', date: '2026-01-01', notes: 'Oil' },
];
const tyres = newMaintenance('2026-03-01', { asset: 'a1', type: 'service', notes: ' tyres ' });

it('renews what is due by the same words until somebody chooses, which the server finds by itself', () => {
  expect(renewedIn(tyres, open)).toEqual(['t1']);
  expect(toEntry(tyres)).not.toHaveProperty('renews');
  expect(renewedIn({ ...tyres, type: 'repair' }, open)).toEqual([]);
});

it('sends what was chosen, and that it is nothing', () => {
  expect(toEntry({ ...tyres, renews: renewsText(['t1', 'o1']) }).renews).toEqual(['t1', 'o1']);
  expect(toEntry({ ...tyres, renews: renewsText([]) }).renews).toEqual([]);
});

it('sends a change of it alone', () => {
  const known = maintenanceFieldsOf({
    ...storedService,
    renews: [{ id: 't1', notes: 'Tyres', due_date: '2026-03-20' }],
  });
  expect(changesOf(known, { ...known })).toEqual({});
  expect(changesOf(known, { ...known, renews: renewsText([]) })).toEqual({ renews: [] });
});
