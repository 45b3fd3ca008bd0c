import { describe, expect, it } from 'vitest';
import { modules } from '../../../rules/shared/modules.ts';
import { isDraftOf, readKeptSignUp, toKeptSignUp } from './premium-draft.ts';

const selection = { product: 'suite', planCode: 'premium', cycle: 'yearly', numEmployees: 7, recurring: true } as const;
const kept = toKeptSignUp({ selection, email: 'ada@palmoil.example', businessId: null });

describe('a stored premium sign-up', () => {
  it('is read as it was stored', () => {
    expect(readKeptSignUp(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    [null],
    ['text'],
    [[kept]],
    [{ ...kept, version: 2 }],
    [{ ...kept, selection: null }],
    [{ ...kept, selection: { ...selection, product: 'moon' } }],
    [{ ...kept, selection: { ...selection, cycle: 'quarterly' } }],
    [{ ...kept, selection: { ...selection, planCode: 7 } }],
    [{ ...kept, selection: { ...selection, numEmployees: 0 } }],
    [{ ...kept, selection: { ...selection, numEmployees: 1.5 } }],
    [{ ...kept, selection: { ...selection, numEmployees: 100_001 } }],
    [{ ...kept, selection: { ...selection, numEmployees: '7' } }],
  ])('is refused when it is %j', (found) => {
    expect(readKeptSignUp(found)).toBeNull();
  });

  const order = { frequency: 'quarterly', numEmployees: 9, recurring: false, couponCode: 'HARMATTAN-24' } as const;
  it.each([
    [order, order],
    [
      { ...order, couponCode: '' },
      { ...order, couponCode: null },
    ],
    [{ ...order, frequency: 'weekly' }, null],
    [{ ...order, numEmployees: 0 }, null],
    ['all', null],
    [undefined, null],
  ])('has the order %j as %j', (stored, read) => {
    expect(readKeptSignUp({ ...kept, order: stored })).toEqual({ ...kept, order: read });
  });

  it('buys nothing that is coming, whatever was chosen before', () => {
    Object.assign(modules.payroll, { state: 'coming' });
    const found = readKeptSignUp({ ...kept, selection: { ...selection, product: 'payroll' } });
    expect(found).toEqual(kept);
  });

  it('belongs to one address, or to nobody yet', () => {
    expect(isDraftOf(kept, 'Ada@palmoil.example')).toBe(true);
    expect(isDraftOf(kept, 'bola@palmoil.example')).toBe(false);
    expect(isDraftOf({ ...kept, email: null }, 'bola@palmoil.example')).toBe(true);
    expect(readKeptSignUp({ ...kept, email: 7, businessId: '' })).toMatchObject({ email: null, businessId: null });
  });
});
