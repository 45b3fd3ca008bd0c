import { describe, expect, it } from 'vitest';
import { labelAddress, placeOf, placesOn, sheets, tokenIn } from './rules.ts';

const counts = { l7160: 21, l7651: 65, l7163: 14, single: 1 } as const;

describe.each(Object.entries(sheets))('%s', (name, sheet) => {
  it('has its labels inside the page, none on another', () => {
    expect(placesOn(sheet)).toBe(counts[name as keyof typeof counts]);
    const places = Array.from({ length: placesOn(sheet) }, (_, at) => placeOf(sheet, 1, at));
    const [width, height] = sheet.label;
    for (const { page, x, y } of places) {
      expect(page).toBe(0);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(sheet.page[0] + 1e-9);
      expect(y + height).toBeLessThanOrEqual(sheet.page[1] + 1e-9);
    }
    const overlaps = places.filter((one, at) =>
      places.some(
        (other, place) =>
          place > at && Math.abs(one.x - other.x) < width - 1e-9 && Math.abs(one.y - other.y) < height - 1e-9,
      ),
    );
    expect(overlaps).toEqual([]);
  });
});

it('starts where a used sheet is free, and goes on with a new one', () => {
  const { l7163 } = sheets;
  expect(placeOf(l7163, 14, 0)).toMatchObject({ page: 0, y: placeOf(l7163, 13, 0).y });
  expect(placeOf(l7163, 14, 1)).toEqual({ ...placeOf(l7163, 1, 0), page: 1 });
});

it('reads the token of an address that it made, whatever its host', () => {
  const token = 'AbCd_f-hIjKlMnOp';
  expect(tokenIn(labelAddress('https://steward.example', token))).toBe(token);
  expect(tokenIn(` http://elsewhere.test/a/${token}/ `)).toBe(token);
  expect(tokenIn(`https://steward.example/a/${token}x`)).toBeNull();
  expect(tokenIn('LAP-0001')).toBeNull();
});
