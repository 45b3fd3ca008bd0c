import { globalStyle } from '@vanilla-extract/css';
import { font, forced, leading, space, text, vars } from './tokens.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', background: vars.paper });
globalStyle('body', {
  margin: 0,
  minWidth: 320,
  background: vars.paper,
  color: vars.ink,
  font: `${text.body}/${leading.body} ${font}`,
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, fieldset', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('svg', { display: 'block', flex: 'none' });
globalStyle('[hidden]', { display: 'none !important' as 'none' });
globalStyle('#root', { minHeight: '100dvh' });

globalStyle(':focus-visible', { outline: `2px solid ${vars.accent}`, outlineOffset: 2 });
// A heading takes focus on navigation only so that screen readers start there.
globalStyle('h1:focus, main:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // However short, it would run for every property of every element: a theme's colours would pass down step by step.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// Where the system chooses the colours, what a background or a shadow says is said by a line.
globalStyle(':focus-visible, [data-focus-visible], [role^=menuitem][data-focused], [role=option][data-focused]', {
  '@media': { [forced]: { outline: '2px solid Highlight !important', outlineOffset: '-2px !important' as '-2px' } },
});
globalStyle('[role=option][data-selected], [role=tab][data-selected], a[aria-current]', {
  '@media': { [forced]: { textDecoration: 'underline 2px', textUnderlineOffset: 4 } },
});
globalStyle(':disabled, [data-disabled], [aria-disabled=true]', {
  '@media': { [forced]: { color: 'GrayText !important', opacity: '1 !important' as '1' } },
});

globalStyle('.noscript', { padding: `${space.x3} ${space.x6}`, background: vars.amberWeak, color: vars.amber });

// A form that was sent before the code has come waits, and shows it.
globalStyle('form[data-pressed] [type=submit]', { opacity: 0.7, cursor: 'progress' });

// The prerendered screen is for strangers: a person who is signed in sees the mark until their own screen is there.
globalStyle(':root[data-known] #root[data-prerendered]', {
  background: 'var(--logo, url(/favicon.svg)) center / 40px no-repeat',
});
globalStyle(':root[data-known] #root[data-prerendered] > *', { display: 'none' });

// The shell that index.html shows until the code has come.
globalStyle('.boot', { display: 'grid', placeItems: 'center', minHeight: '100dvh' });
// The mark gives way to the logo of the business, where the device has it.
globalStyle(':root[data-logo] .boot', { background: 'var(--logo) center / 40px no-repeat' });
globalStyle(':root[data-logo] .boot > svg', { opacity: 0 });
globalStyle('.boot-mark', { fill: vars.accent });
globalStyle('.boot-key', {
  stroke: vars.accentInk,
  fill: 'none',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
