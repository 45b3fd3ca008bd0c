import { globalStyle } from '@vanilla-extract/css';
import { font, text, vars } from './tokens.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', background: vars.paper });
globalStyle('body', {
  margin: 0,
  minWidth: 320,
  background: vars.paper,
  color: vars.ink,
  font: `${text.body}/1.45 ${font}`,
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
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// The shell that index.html shows until the code has come.
globalStyle('.boot', { display: 'grid', placeItems: 'center', minHeight: '100dvh' });
globalStyle('.boot-mark', { fill: vars.accent });
globalStyle('.boot-key', {
  stroke: vars.accentInk,
  fill: 'none',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
