import { globalStyle, style } from '@vanilla-extract/css';

const printed = 'print';

/** What alone is printed of a screen. */
export const paper = style({
  '@media': {
    [printed]: { position: 'absolute', insetBlockStart: 0, insetInline: 0, background: 'none', color: '#000' },
  },
});

// On paper there is that alone.
globalStyle(`body:has(${paper}) *`, { '@media': { [printed]: { visibility: 'hidden' } } });
globalStyle(`body:has(${paper}) ${paper}, body:has(${paper}) ${paper} *`, {
  '@media': { [printed]: { visibility: 'visible', color: '#000' } },
});
