/** Colours of the design system for mails and the server's own pages; a test compares them with the app's. */
export const light = {
  paper: '#f7f7f4',
  surface: '#ffffff',
  ink: '#16201b',
  ink3: '#5f6c64',
  line: '#e2e5df',
  accent: '#0b6b49',
  accentInk: '#ffffff',
  accentText: '#0a5f41',
  accentWeak: '#e3f1ea',
  weave1: '#0b6b49',
  weave2: '#e0a021',
  weave3: '#2f6fbb',
};

export const dark: typeof light = {
  paper: '#0e1311',
  surface: '#151b18',
  ink: '#e8eeea',
  ink3: '#8e9a93',
  line: '#26302b',
  accent: '#3fb984',
  accentInk: '#06130d',
  accentText: '#6fd3a6',
  accentWeak: '#12301f',
  weave1: '#2a8f64',
  weave2: '#e9b54b',
  weave3: '#74a9e8',
};
