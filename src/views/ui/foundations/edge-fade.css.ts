import { createVar, keyframes, style } from '@vanilla-extract/css';
import { space } from './tokens.css.ts';

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const before = createVar(length);
const after = createVar(length);

const scrolled = keyframes({
  '0%': { vars: { [before]: '0px', [after]: space.x8 } },
  '10%': { vars: { [before]: space.x8 } },
  '90%': { vars: { [after]: space.x8 } },
  '100%': { vars: { [before]: space.x8, [after]: '0px' } },
});

/**
 * For a row that scrolls sideways: it fades out at the edge behind which there is more. Where there is no more, and in a
 * browser that knows no animation by scrolling, there is no fade.
 */
export const edgeFade = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(to right, transparent, #000 ${before}, #000 calc(100% - ${after}), transparent)`,
      animation: `${scrolled} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
});

const ended = keyframes({ from: { vars: { [after]: space.x10 } }, to: { vars: { [after]: '0px' } } });

/** For a table that scrolls sideways, whose first column stays: it fades out at its end only. */
export const endFade = style({
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(to right, #000 calc(100% - ${after}), transparent)`,
      animation: `${ended} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
});
