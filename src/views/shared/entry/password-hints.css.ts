import { style } from '@vanilla-extract/css';
import { motion, radius, space, text, vars } from '../../ui/foundations/tokens.css.ts';

export const hinted = style({ position: 'relative' });
export const hints = style({
  display: 'grid',
  gap: space.x1,
  marginTop: 10,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.small,
  background: vars.sunken,
  color: vars.ink2,
  fontSize: text.note,
});
/** From this width on there is room for them beside a form in the middle of the page. */
const wide = 'screen and (min-width: 68rem)';

/** Where nothing else stands there. */
export const beside = style({
  '@media': {
    // They move nothing there.
    [wide]: {
      position: 'absolute',
      insetInlineStart: `calc(100% + ${space.x4})`,
      insetBlockStart: -1,
      width: 'max-content',
      margin: 0,
      border: `1px solid ${vars.line}`,
      borderRadius: radius.medium,
      background: vars.raised,
      boxShadow: vars.shadow2,
      selectors: {
        // Its tip points at the field.
        '&::before': {
          content: '',
          position: 'absolute',
          insetInlineStart: -6,
          insetBlockStart: 42,
          width: 10,
          height: 10,
          background: 'inherit',
          border: 'inherit',
          borderWidth: '0 0 1px 1px',
          transform: 'rotate(45deg)',
        },
        [`${hinted}:not(:focus-within) > &[data-met=true]`]: { display: 'none' },
      },
    },
  },
});
export const hint = style({ display: 'flex', alignItems: 'center', gap: space.x2 });
export const hintMark = style({
  width: 16,
  height: 16,
  display: 'grid',
  placeItems: 'center',
  color: vars.ink3,
  transition: `color ${motion.quick}`,
  selectors: { [`${hint}[data-met=true] > &`]: { color: vars.accentText } },
});
