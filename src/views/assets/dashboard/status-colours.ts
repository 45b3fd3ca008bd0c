import { vars } from '../../ui/foundations/tokens.css.ts';
import { assetStatusTones } from '../asset-status.tsx';

/** The tones of a status where there is no text in it: in a chart, and beside its name. */
const colours = { good: vars.accent, warning: vars.amber, bad: vars.red, neutral: vars.ink3 };

/** A status has the colour of its badge. */
export const colourOf = (status: keyof typeof assetStatusTones): string => colours[assetStatusTones[status]];
