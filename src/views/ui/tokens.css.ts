import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

/** Every colour, radius, shadow and duration of the app. Styles use these and nothing else. */
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
    amber: 'amber',
    amberWeak: 'amber-weak',
    red: 'red',
    redWeak: 'red-weak',
    blue: 'blue',
    blueWeak: 'blue-weak',
    plum: 'plum',
    plumWeak: 'plum-weak',
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
  small: '12.500px',
  note: '13px',
  body: '14px',
  input: '16px',
  h3: '13px',
  h2: '16px',
  h1: '22px',
  display: '28px',
} as const;

export const weight = { medium: '560', strong: '640' } as const;

/** How much of the top a banner takes; set only while there is one. */
export const bannerHeight = '--s-banner-height';
export const underBanner = `var(${bannerHeight}, 0px)`;
/** The height of the screen without the banner. */
export const screenHeight = `calc(100dvh - ${underBanner})`;

export const motion = { quick: '120ms', calm: '180ms' } as const;

/** Below it a screen is narrow: the rail becomes a bottom bar. */
export const narrow = 'screen and (max-width: 639.98px)';
/** From here the entry screens show their picture side. */
export const roomy = 'screen and (min-width: 960px)';

export const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, sans-serif';

const light = {
  paper: '#f7f7f4',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f0f1ed',
  ink: '#16201b',
  ink2: '#46534c',
  ink3: '#5f6c64',
  line: '#e2e5df',
  line2: '#cfd5cd',
  fieldLine: '#88938c',
  accent: '#0b6b49',
  accentHover: '#095a3d',
  accentInk: '#ffffff',
  accentWeak: '#e3f1ea',
  accentText: '#0a5f41',
  amber: '#7d4e00',
  amberWeak: '#fdf1d8',
  red: '#b0241c',
  redWeak: '#fcebe8',
  blue: '#1d5aa3',
  blueWeak: '#e7f0fb',
  plum: '#74408f',
  plumWeak: '#f4eaf9',
  cloth: '#0a4a34',
  clothLine: '#12704f',
  clothInk: '#eaf5ef',
  clothInk2: '#b9d8c9',
  weave1: '#0b6b49',
  weave2: '#e0a021',
  weave3: '#2f6fbb',
  scrim: 'rgb(12 20 16 / 0.4)',
  shadow1: '0 1px 2px rgb(20 30 25 / 0.06)',
  shadow2: '0 1px 2px rgb(20 30 25 / 0.05), 0 8px 24px rgb(20 30 25 / 0.1)',
};

const dark: typeof light = {
  paper: '#0e1311',
  surface: '#151b18',
  raised: '#1b2320',
  sunken: '#101613',
  ink: '#e8eeea',
  ink2: '#b3beb8',
  ink3: '#8e9a93',
  line: '#26302b',
  line2: '#36423c',
  fieldLine: '#66736c',
  accent: '#3fb984',
  accentHover: '#55c795',
  accentInk: '#06130d',
  accentWeak: '#12301f',
  accentText: '#6fd3a6',
  amber: '#f0bf6a',
  amberWeak: '#33270f',
  red: '#ff9a8f',
  redWeak: '#3a1a17',
  blue: '#8fbdf2',
  blueWeak: '#15273c',
  plum: '#d3a9ea',
  plumWeak: '#2d1c38',
  cloth: '#0a3526',
  clothLine: '#0f5a3f',
  clothInk: '#eaf5ef',
  clothInk2: '#a9c9ba',
  weave1: '#2a8f64',
  weave2: '#e9b54b',
  weave3: '#74a9e8',
  scrim: 'rgb(0 0 0 / 0.55)',
  shadow1: 'none',
  shadow2: '0 0 0 1px #26302b, 0 12px 32px rgb(0 0 0 / 0.5)',
};

globalStyle(':root', { vars: assignVars(vars, light), colorScheme: 'light' });
globalStyle(':root:not([data-theme=light])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(vars, dark), colorScheme: 'dark' } },
});
globalStyle(':root[data-theme=dark]', { vars: assignVars(vars, dark), colorScheme: 'dark' });
