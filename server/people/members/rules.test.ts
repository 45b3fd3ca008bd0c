import { describe, expect, it } from 'vitest';
import { beyond, changeInWords, inWords } from './rules.ts';

describe('permissions', () => {
  it('can be given by the owner, and by others only when they have them', () => {
    expect(beyond(['access_hr', 'access_payroll'], { isOwner: true, permissions: [] })).toEqual([]);
    expect(beyond(['access_hr', 'access_payroll'], { isOwner: false, permissions: ['access_hr'] })).toEqual([
      'access_payroll',
    ]);
    expect(beyond([], { isOwner: false, permissions: [] })).toEqual([]);
  });
  it.each([
    ['no module', []],
    ['Fleet', ['access_vehicles' as const]],
    ['People and Fleet', ['access_hr' as const, 'access_vehicles' as const]],
    ['People, Fleet and Payroll', ['access_hr' as const, 'access_vehicles' as const, 'access_payroll' as const]],
  ])('read as %s', (text, permissions) => expect(inWords(permissions)).toBe(text));
  it('changes are described as given and taken', () => {
    expect(changeInWords(['access_hr'], ['access_hr'])).toBeNull();
    expect(changeInWords([], ['access_hr'])).toBe('Gave People');
    expect(changeInWords(['access_hr', 'access_assets'], ['access_payroll'])).toBe(
      'Gave Payroll, took People and Assets',
    );
  });
});
