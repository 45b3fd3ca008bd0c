import { expect, it } from 'vitest';
import { checkMistakes, emptyCheck, toCheck } from './check-form.ts';

const list = ['tyres', 'brakes', 'horn'] as const;

it('asks for every item, and for words about a fault', () => {
  expect(checkMistakes({ ...emptyCheck, is_tyres: 'ok', is_brakes: 'fault', note_brakes: ' ' }, list)).toEqual({
    note_brakes: ['Say what is wrong.'],
    is_horn: ['Choose one.'],
  });
});

it('sends what is all right and what is not, with its pictures', () => {
  const fields = { ...emptyCheck, is_tyres: 'ok', is_brakes: 'fault', note_brakes: ' Soft ', is_horn: 'ok' } as const;
  expect(toCheck({ ...fields, mileage: '82400' }, list, { brakes: ['a'] })).toEqual({
    passed: ['tyres', 'horn'],
    faults: [{ item: 'brakes', note: 'Soft', attachments: ['a'] }],
    mileage: 82_400,
    note: '',
  });
});
