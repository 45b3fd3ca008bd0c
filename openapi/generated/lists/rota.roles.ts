// Generated from `openapi/` by `npm run contract`.

export const roleColours = [
  'green',
  'blue',
  'amber',
  'red',
  'plum',
  'grey',
] as const;

export const roleColourLabels = {
  'green': 'Green',
  'blue': 'Blue',
  'amber': 'Amber',
  'red': 'Red',
  'plum': 'Plum',
  'grey': 'Grey',
} as const;
