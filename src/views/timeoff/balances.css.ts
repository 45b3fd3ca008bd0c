import { style } from '@vanilla-extract/css';
import { space, text, vars } from '../ui/foundations/tokens.css.ts';

/** No wider than the page, so that long names break. */
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const day = style({ maxWidth: 240, padding: `${space.x3} ${space.x4}` });
/** What a report is of, beside each other where there is room. */
export const asked = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x6}`,
  paddingBottom: space.x4,
});
export const below = style({ marginTop: space.x5 });
/** On a line of its own, below the number that it explains. */
export const why = style({
  flex: '1 1 100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.ink2,
  fontSize: text.note,
});
