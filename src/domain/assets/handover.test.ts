import { expect, it } from 'vitest';
import { refusedAssets, signaturePath } from './handover.ts';

/** As the contract takes it. */
const pattern = /^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})*)+$/;
const field = { width: 300, height: 100 };

it('finds which assets a refusal is about', () => {
  const fields = {
    'assets.0': ['Bola has it already.'],
    assignee: ['Gone.'],
    'assets.12': ['It is gone.'],
    assets: [],
  };
  expect(refusedAssets({ fields })).toEqual([
    { at: 0, reason: 'Bola has it already.' },
    { at: 12, reason: 'It is gone.' },
  ]);
});

it('scales strokes to the box, keeps dots and clips what left the field', () => {
  const strokes = [
    {
      points: [
        { x: 0, y: 0 },
        { x: 310, y: -4 },
      ],
    },
    { points: [{ x: 150.2, y: 50 }] },
    { points: [] },
  ];
  expect(signaturePath(strokes, field)).toBe('M0 0L600 0M300 100L300 100');
  expect(signaturePath([], field)).toBeNull();
});

it('keeps the shape of a field that is higher or wider', () => {
  const strokes = [
    {
      points: [
        { x: 100, y: 100 },
        { x: 0, y: 400 },
      ],
    },
  ];
  expect(signaturePath(strokes, { width: 300, height: 400 })).toBe('M50 50L0 200');
});

it('thins out a signature that is longer than the server takes, and keeps its ends', () => {
  const points = Array.from({ length: 9_000 }, (_, at) => ({ x: at % 300, y: (at * 7) % 100 }));
  const path = signaturePath([{ points }], field) ?? '';
  expect(path.length).toBeLessThanOrEqual(20_000);
  expect(path).toMatch(pattern);
  expect(path.startsWith('M0 0L')).toBe(true);
  expect(path.endsWith(`L${(8_999 % 300) * 2} ${((8_999 * 7) % 100) * 2}`)).toBe(true);
});
