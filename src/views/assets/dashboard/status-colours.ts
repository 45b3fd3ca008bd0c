import { type AssetStatus, assetStatusTones, isSoft } from '../../../../rules/assets/status.ts';
import type { Colour } from '../../ui/foundations/colours.ts';
import { vars } from '../../ui/foundations/tokens.css.ts';

/** The words of a badge have these. */
const colours = {
  good: 'accentText',
  warning: 'amber',
  bad: 'red',
  neutral: 'ink2',
  info: 'blue',
  plum: 'plum',
} as const satisfies Record<(typeof assetStatusTones)[AssetStatus], Colour>;

/** How much of its colour a soft one keeps, in percent, above the ground of a card. */
export const softness = 65;

/** The name of its colour among the tokens. */
export const colourNameOf = (status: AssetStatus): Colour => colours[assetStatusTones[status]];

/** The colour of a status where there is no text in it: in a chart, and beside its name. */
export function colourOf(status: AssetStatus): string {
  const colour = vars[colours[assetStatusTones[status]]];
  return isSoft(status) ? `color-mix(in srgb, ${colour} ${softness}%, ${vars.surface})` : colour;
}
