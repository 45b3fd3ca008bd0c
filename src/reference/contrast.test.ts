import { expect, it } from 'vitest';
import { dark, light } from '../views/ui/foundations/colours.ts';
import { contrast, shapePairs, textPairs } from './contrast.ts';

const themes = { light, dark };

it('is what the definition says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

const cases = (kind: string, pairs: typeof textPairs, least: number) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(({ on, colours }) => colours.map((colour) => ({ kind, theme, colour, on, least }))),
  );

it.each([...cases('text', textPairs, 4.5), ...cases('shape', shapePairs, 3)])(
  '$theme: $colour on $on is enough for a $kind',
  ({ theme, colour, on, least }) => {
    expect(contrast(themes[theme][colour], themes[theme][on])).toBeGreaterThanOrEqual(least);
  },
);
