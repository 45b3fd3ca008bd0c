// Generated from `openapi/` by `npm run contract`.

export const trades = [
  'haulage',
  'shop',
  'office',
] as const;

export const tradeLabels = {
  'haulage': 'Haulage and delivery',
  'shop': 'Shops and warehouses',
  'office': 'Offices and services',
} as const;
