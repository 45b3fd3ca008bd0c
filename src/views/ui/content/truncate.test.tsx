// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { Truncate, truncate } from './truncate.tsx';

afterEach(cleanup);

it.each([
  ['Road worthiness', 15, 'Road worthiness'],
  ['Road worthiness', 14, 'Road worthines…'],
  ['Road worthiness', 5, 'Road…'],
  ['', 25, ''],
  ['👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧', 3, '👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧'],
  ['👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧', 2, '👩🏾‍🔧👩🏾‍🔧…'],
  ['o\u0323\u0301ba\u0300', 2, 'o\u0323\u0301b…'],
])('%j to %i is %j', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut);
});

it('never exceeds the limit, adds text, or splits a character', () => {
  const segments = (text: string) => [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, length) => {
      const cut = truncate(text, length);
      const isCut = segments(text).length > length;
      const kept = isCut ? cut.slice(0, -1) : cut;
      expect(cut).toBe(isCut ? `${kept}…` : text);
      expect(text.startsWith(kept)).toBe(true);
      expect(segments(kept).length).toBeLessThanOrEqual(length);
      expect(segments(text).slice(0, segments(kept).length).join('')).toBe(kept);
    }),
  );
});

it('keeps the whole text for screen readers and in the tooltip', () => {
  const { container } = render(<Truncate text="Renew the insurance of KJA-117-YD" length={25} />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('Renew the insurance of KJ…');
  expect(container.querySelector('[title]')?.getAttribute('title')).toBe('Renew the insurance of KJA-117-YD');
  expect(container.querySelector('span > span:not([aria-hidden])')?.textContent).toBe(
    'Renew the insurance of KJA-117-YD',
  );
});
