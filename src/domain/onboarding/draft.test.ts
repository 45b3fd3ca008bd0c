import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  avatarColours,
  companySizes,
  interests,
  ratings,
  referralSources,
} from '../../../openapi/generated/lists/onboarding.ts';
import { type Answers, canAdvance, noAnswers, steps } from './business.ts';
import { keptAnswers, nextIdempotencyKey, readKept, toKept } from './draft.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const answers = fc.record<Answers>({
  name: text,
  country: fc.constantFrom('NG', 'GB'),
  state: text,
  city: text,
  address1: text,
  address2: text,
  post_code: text,
  currency: fc.constantFrom('NGN', 'GBP', ''),
  first_name: text,
  last_name: text,
  phone_number: fc.constantFrom('08012345678', '+442079460958', '12', ''),
  logo: fc.constant(null),
  avatar: fc.option(fc.constantFrom(...avatarColours)),
  interested_in: fc.subarray([...interests]),
  size: fc.option(fc.constantFrom(...companySizes)),
  point_of_contact: fc.option(fc.constantFrom(...referralSources)),
  rating: fc.option(fc.constantFrom(...ratings)),
});
const draft = fc.record({
  step: fc.constantFrom(...steps),
  answers,
  idempotencyKey: fc.uuid(),
  taskId: fc.option(fc.uuid()),
});

describe('a draft', () => {
  test('is read from storage with every answer, at the step that its answers reach', () => {
    fc.assert(
      fc.property(draft, (given) => {
        const kept = readKept(JSON.parse(JSON.stringify(toKept(given))));
        if (kept === null) throw new Error('The draft was lost.');
        expect(keptAnswers(kept)).toEqual(given.answers);
        expect(kept).toMatchObject({ idempotencyKey: given.idempotencyKey, taskId: given.taskId });
        expect(steps.indexOf(kept.step)).toBeLessThanOrEqual(steps.indexOf(given.step));
        const before = steps.slice(0, steps.indexOf(kept.step));
        expect(before.every((step) => canAdvance(step, given.answers))).toBe(true);
        if (kept.step !== given.step) expect(canAdvance(kept.step, given.answers)).toBe(false);
      }),
    );
  });

  test('includes its logo', () => {
    const logo = new File(['logo'], 'logo.png');
    const kept = toKept({
      step: 'namingBusiness',
      answers: { ...noAnswers, logo },
      idempotencyKey: 'key-12345',
      taskId: null,
    });
    expect(kept.answers).not.toHaveProperty('logo');
    expect(readKept(kept)?.logo).toBe(logo);
  });

  test.each([
    null,
    'text',
    [],
    {},
    { version: 2, step: 'namingBusiness', answers: {}, idempotencyKey: 'key-12345' },
    { version: 1, step: 'step0', answers: {}, idempotencyKey: 'key-12345' },
    { version: 1, step: 'namingBusiness', answers: [], idempotencyKey: 'key-12345' },
    { version: 1, step: 'namingBusiness', answers: {}, idempotencyKey: 'short' },
    { version: 1, step: 'namingBusiness', answers: {}, idempotencyKey: 'key with\nline' },
  ])('of another version is refused: %j', (found) => expect(readKept(found)).toBeNull());

  test('with arbitrary content is read without an error, and has only valid choices', () => {
    const nearly = fc.record({
      version: fc.constant(1),
      step: fc.oneof(fc.constantFrom(...steps), fc.anything()),
      answers: fc.dictionary(fc.constantFrom(...Object.keys(noAnswers)), fc.anything()),
      logo: fc.anything(),
      idempotencyKey: fc.oneof(fc.uuid(), fc.anything()),
      taskId: fc.anything(),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearly), (found) => {
        const kept = readKept(found);
        if (kept === null) return;
        expect([null, ...companySizes]).toContain(kept.answers.size);
        expect(kept.answers.interested_in.every((each) => interests.includes(each))).toBe(true);
        expect(typeof kept.answers.name).toBe('string');
      }),
      { numRuns: 1_000 },
    );
  });
});

test('derives idempotency keys that never repeat and match the contract', () => {
  fc.assert(
    fc.property(fc.uuid(), (seed) => {
      const keys = [seed];
      for (let turn = 0; turn < 12; turn += 1) keys.push(nextIdempotencyKey(keys.at(-1) ?? ''));
      expect(new Set(keys).size).toBe(13);
      expect(keys.slice(1, 3)).toEqual([`${seed}-n2`, `${seed}-n3`]);
      expect(keys.every((key) => /^[A-Za-z0-9_-]{8,128}$/.test(key))).toBe(true);
    }),
  );
});
