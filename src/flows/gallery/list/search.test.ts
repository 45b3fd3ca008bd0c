import { expect, it } from 'vitest';
import { purchaseFlow, sampleFlow } from '../../engine/samples.ts';
import { entries, entryOf } from '../entries.ts';
import { searchFlows } from './search.ts';

const purchase = entryOf({ ...purchaseFlow, title: 'Buying a plan' });
const other = entryOf(sampleFlow(purchaseFlow.machine.provide({})));
const search = (text: string) =>
  searchFlows([{ ...other, statics: { ...other.statics, states: [], edges: [] } }, purchase], text);

it('finds flows by title, without listing states', () => {
  expect(search('buying PLAN').map(({ entry, places }) => [entry.flow.title, places.length])).toEqual([
    ['Buying a plan', 0],
  ]);
});

it('finds states by name and description, and events by name, with a link to the state', () => {
  const places = (text: string) => search(text).flatMap((found) => found.places);
  expect(places('timed out')).toEqual([
    { kind: 'state', text: 'Timed out', note: 'The payment took too long.', state: 'timedOut' },
  ]);
  expect(places('took too long').map(({ state }) => state)).toEqual(['timedOut']);
  expect(places('coupon.enter')).toEqual([
    { kind: 'event', text: 'coupon.enter', note: 'in Counting › Editing', state: 'counting.editing' },
  ]);
  expect(places('failed: check payment').map(({ state }) => state)).toEqual(['paying.asking']);
});

it('finds every flow for an empty search, and none for an unknown word', () => {
  expect(search(' ')).toHaveLength(2);
  expect(search('submarine')).toEqual([]);
});

it('knows what people call the same thing', () => {
  const found = (text: string) => searchFlows(entries, text).map(({ entry }) => entry.flow.id);
  expect(found('2FA')).toContain('secondStepSetup');
  expect(found('registration')).toContain('signUp');
  expect(found('onboarding')).toContain('businessCreation');
  expect(found('expired link')).toContain('passwordReset');
  expect(found('log out')).toContain('session');
  expect(found('licence')).toContain('statutoryRenewal');
  expect(found('petrol')).toContain('fuelEntry');
  expect(found('resign')).toContain('termination');
  expect(found('Excel')).toContain('csvImport');
  expect(found('inventory')).toContain('stockTake');
  expect(found('car repair')).toContain('serviceRenewal');
});
