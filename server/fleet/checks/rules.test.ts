import { expect, it } from 'vitest';
import { checklists } from '../../../rules/fleet/checklist.ts';
import { problemsOf } from './rules.ts';

const bike = [...checklists.bike];
const fault = { item: 'brakes', note: 'Soft' } as const;
const others = bike.filter((item) => item !== 'brakes');

it.each([
  ['all right', { passed: bike, faults: [] }, null],
  ['with a fault', { passed: others, faults: [fault] }, null],
  ['one is left out', { passed: others, faults: [] }, { passed: ['Answer every item of the checklist.'] }],
  ['one twice', { passed: bike, faults: [fault] }, { passed: ['Answer each item of the checklist once.'] }],
  [
    'one of another kind',
    { passed: [...others, 'doors' as const], faults: [] },
    { passed: ['Answer each item of the checklist once.'] },
  ],
  ['a fault without words', { passed: others, faults: [{ ...fault, note: ' ' }] }, { faults: ['Say what is wrong.'] }],
])('%s', (_name, given, problems) => {
  expect(problemsOf('bike', given)).toEqual(problems);
});
