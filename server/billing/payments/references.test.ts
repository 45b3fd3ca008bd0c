import { describe, expect, it } from 'vitest';
import { isReferenceOf, makeReference } from './references.ts';

describe('a reference', () => {
  const digest = (text: string) => Buffer.from(`secret ${text}`);
  const id = '01a00000-0000-7000-8000-000000000000';
  const reference = makeReference(id, 'ngozi', digest);

  it('is recognised, for its holder only', () => {
    expect(reference).toMatch(/^stw-[0-9a-f]{32}-[0-9a-f]{16}$/);
    expect(isReferenceOf(reference, 'ngozi', digest)).toBe(true);
    expect(isReferenceOf(reference, 'emeka', digest)).toBe(false);
    expect(isReferenceOf(reference, 'ngozi', (text) => Buffer.from(`other ${text}`))).toBe(false);
  });
  it('cannot be forged', () => {
    const spoilt = reference.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const text of [spoilt, '', 'stw-', reference.slice(0, -1), `${reference}0`, reference.toUpperCase()]) {
      expect(isReferenceOf(text, 'ngozi', digest)).toBe(false);
    }
  });
});
