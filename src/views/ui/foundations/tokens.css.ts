import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { dark, light } from './colours.ts';

/** Every colour and shadow of the app. Styles use these and nothing else; their values are in palette.ts. */
export const vars = createGlobalThemeContract(
  {
    paper: 'paper',
    surface: 'surface',
    raised: 'raised',
    sunken: 'sunken',
    ink: 'ink',
    ink2: 'ink-2',
    ink3: 'ink-3',
    line: 'line',
    line2: 'line-2',
    fieldLine: 'field-line',
    accent: 'accent',
    accentHover: 'accent-hover',
    accentInk: 'accent-ink',
    accentWeak: 'accent-weak',
    accentText: 'accent-text',
    danger: 'danger',
    dangerHover: 'danger-hover',
    dangerInk: 'danger-ink',
    amber: 'amber',
    amberWeak: 'amber-weak',
    red: 'red',
    redWeak: 'red-weak',
    blue: 'blue',
    blueWeak: 'blue-weak',
    plum: 'plum',
    plumWeak: 'plum-weak',
    chart1: 'chart-1',
    chart2: 'chart-2',
    chart3: 'chart-3',
    chart4: 'chart-4',
    chart5: 'chart-5',
    chart6: 'chart-6',
    cloth: 'cloth',
    clothLine: 'cloth-line',
    clothInk: 'cloth-ink',
    clothInk2: 'cloth-ink-2',
    weave1: 'weave-1',
    weave2: 'weave-2',
    weave3: 'weave-3',
    scrim: 'scrim',
    shadow1: 'shadow-1',
    shadow2: 'shadow-2',
    shadow3: 'shadow-3',
  },
  (name) => `s-${name}`,
);

export const radius = { small: '6px', medium: '10px', large: '16px', full: '999px' } as const;

/** A 4 px grid. */
export const space = {
  x1: '4px',
  x2: '8px',
  x3: '12px',
  x4: '16px',
  x5: '20px',
  x6: '24px',
  x8: '32px',
  x10: '40px',
  x14: '56px',
} as const;

export const text = {
  micro: '11px',
  small: '12.500px',
  note: '13px',
  body: '14px',
  input: '16px',
  h3: '13px',
  h2: '16px',
  h1: '22px',
  figure: '26px',
  display: '28px',
} as const;

/** Line heights, for what is read in one line and for what is read in several. */
export const leading = { tight: '1.25', body: '1.45' } as const;

/** Segoe UI, San Francisco and Roboto have these; of a weight between them each would take another. */
export const weight = { medium: '600', strong: '700' } as const;

/** How much of the top a banner takes; set only while there is one. */
export const bannerHeight = '--s-banner-height';
export const underBanner = `var(${bannerHeight}, 0px)`;
/** How much of the top and of the bottom the frame keeps for itself. It says so, and what sticks stands beside it. */
export const frameTop = '--s-frame-top';
export const frameBottom = '--s-frame-bottom';
/** How wide what a screen shows becomes, its edges included. What stands above it in the frame keeps to the same edges. */
export const pageWidth = '1360px';
/** How far from the edge of a phone a page begins: a list may reach over it. */
export const pageEdge = '--s-page-edge';
export const underFrame = `calc(${underBanner} + var(${frameTop}, 0px))`;
export const aboveFrame = `var(${frameBottom}, 0px)`;
/** The height of the screen without the banner. */
export const screenHeight = `calc(100dvh - ${underBanner})`;

export const motion = {
  quick: '120ms',
  calm: '180ms',
  /** For what comes in: it is quickly where it belongs. */
  enter: 'cubic-bezier(0.2, 0, 0, 1)',
  /** For what goes. */
  exit: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;

/**
 * What lies above what. A popover's place is react-aria's own, set on the element itself, and what must lie above
 * everything follows it.
 */
export const layer = {
  sticky: 10,
  bar: 20,
  modal: 30,
  banner: 40,
  popover: 100_000,
  toast: 100_001,
  skip: 100_002,
} as const;

/** The least height and width of what is touched on a phone. */
export const touch = '44px';

/** Below it a screen is narrow: the rail becomes a bottom bar, a dialog fills the screen, a table becomes cards. */
export const narrow = 'screen and (max-width: 639.98px)';
/** From here the entry screens show their picture side. */
export const roomy = 'screen and (min-width: 960px)';
/** From here there is room beside a form, the rail next to it. */
export const wide = 'screen and (min-width: 1200px)';
/** Where fingers point: give `touch` to what is smaller elsewhere. */
export const coarse = '(pointer: coarse)';
/** Where the system chooses the colours: backgrounds and shadows go, borders and outlines stay. */
export const forced = '(forced-colors: active)';

export const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, sans-serif';

const lightOnly = {
  scrim: 'rgb(12 20 16 / 0.4)',
  shadow1: '0 1px 2px rgb(20 30 25 / 0.06)',
  shadow2: '0 1px 2px rgb(20 30 25 / 0.05), 0 8px 24px rgb(20 30 25 / 0.1)',
  shadow3: '0 2px 6px rgb(20 30 25 / 0.06), 0 24px 64px rgb(20 30 25 / 0.18)',
};
const darkOnly: typeof lightOnly = {
  scrim: 'rgb(0 0 0 / 0.55)',
  shadow1: 'none',
  shadow2: `0 0 0 1px ${vars.line}, 0 12px 32px rgb(0 0 0 / 0.5)`,
  shadow3: `0 0 0 1px ${vars.line2}, 0 24px 64px rgb(0 0 0 / 0.6)`,
};

const lightVars = assignVars(vars, { ...light, ...lightOnly });
const darkVars = assignVars(vars, { ...dark, ...darkOnly });
globalStyle(':root', { vars: lightVars, colorScheme: 'light' });
globalStyle(':root:not([data-theme=light])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: darkVars, colorScheme: 'dark' } },
});
globalStyle(':root[data-theme=dark]', { vars: darkVars, colorScheme: 'dark' });
