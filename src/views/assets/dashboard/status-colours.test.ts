/** Each status of an asset has a colour of its own, which is seen on a card and told from the other one of its tone. */
import { expect, it } from 'vitest';
import { assetStatuses } from '../../../../openapi/generated/lists/assets.register.ts';
import { type AssetStatus, assetStatusTones, isSoft } from '../../../../rules/assets/status.ts';
import { contrast } from '../../../reference/contrast.ts';
import { dark, light } from '../../ui/foundations/colours.ts';
import { colourNameOf, colourOf, softness } from './status-colours.ts';

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
/** `color-mix(in srgb, …)`. */
function mixed(colour: string, ground: string): string {
  const under = partsOf(ground);
  const parts = partsOf(colour).map((part, at) => (part * softness + (under[at] ?? 0) * (100 - softness)) / 100);
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
const shownIn = (theme: typeof light, status: AssetStatus) => {
  const colour = theme[colourNameOf(status)];
  return isSoft(status) ? mixed(colour, theme.surface) : colour;
};

it('is another one for each, in charts too', () => {
  expect(new Set(assetStatuses.map(colourOf)).size).toBe(assetStatuses.length);
});

it.each([
  ['light', light],
  ['dark', dark],
] as const)('is seen in the %s theme, and told from the others of its tone', (_name, theme) => {
  for (const status of assetStatuses) {
    expect([status, contrast(shownIn(theme, status), theme.surface) >= 3]).toEqual([status, true]);
    const alike = assetStatuses.filter((one) => one !== status && assetStatusTones[one] === assetStatusTones[status]);
    for (const other of alike)
      expect([status, other, contrast(shownIn(theme, status), shownIn(theme, other)) >= 1.8]).toEqual([
        status,
        other,
        true,
      ]);
  }
});
