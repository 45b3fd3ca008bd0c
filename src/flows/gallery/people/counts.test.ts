import { expect, it } from 'vitest';
import type { Statics } from '../../engine/statics.ts';
import { edgeCounts, stateCounts, usualStay } from './counts.ts';

const state = (path: string, type: 'atomic' | 'final' | 'compound' = 'atomic') =>
  ({ path, type }) as Statics['states'][0];
const edge = (source: string, type: string, index = 0) =>
  ({ id: `${source}: ${type} [${index}]`, source, type, index }) as Statics['edges'][0];
const statics = {
  states: [state('form'), state('sending'), state('group', 'compound'), state('done', 'final'), state('unused')],
  edges: [edge('form', 'submit'), edge('form', 'submit', 1), edge('sending', 'xstate.done.actor.send')],
} as unknown as Statics;
const counts = { '>form': 10, '~form|1': 6, '~form|3': 1, 'form|submit|1': 7, '>sending': 7, '~sending|0': 7 };

it('counts each transition by its id, also those that nobody took', () => {
  expect(edgeCounts(statics, counts)).toEqual({
    'form: submit [0]': 0,
    'form: submit [1]': 7,
    'sending: xstate.done.actor.send [0]': 0,
  });
});

it('says where people stop: who entered and did not leave', () => {
  expect(stateCounts(statics, counts)).toEqual([
    { path: 'form', entered: 10, stopped: 3, stays: [0, 6, 0, 1, 0] },
    { path: 'sending', entered: 7, stopped: 0, stays: [7, 0, 0, 0, 0] },
  ]);
});

it('stops nobody where more left than entered in the period', () => {
  expect(stateCounts(statics, { '>form': 1, '~form|4': 3 })).toMatchObject([{ entered: 1, stopped: 0 }]);
});

it.each([
  [[0, 6, 0, 1, 0], '1 to 10 s'],
  [[1, 1, 0, 0, 0], 'under 1 s'],
  [[0, 0, 0, 0, 1], 'over 10 min'],
  [[0, 0, 0, 0, 0], null],
])('of the stays %j the usual one is %s', (stays, usual) => {
  expect(usualStay(stays)).toBe(usual);
});
