// Generated from `openapi/` by `npm run contract`.

/** What a member can be permitted to use. The owner of a business has every permission. */
export const permissionNames = [
  'access_hr',
  'access_vehicles',
  'access_assets',
  'access_payroll',
] as const;

export const permissionNameLabels = {
  'access_hr': 'People',
  'access_assets': 'Assets',
  'access_vehicles': 'Fleet',
  'access_payroll': 'Payroll',
} as const;

export const permissionNameDescriptions = {
  'access_hr': 'The departments and people of the business, and inviting others to it.',
  'access_vehicles': 'Its vehicles, and the documents that they need.',
  'access_assets': 'What the business owns, of which types, and what the law asks of it.',
  'access_payroll': 'Who is paid, how much, and when.',
} as const;
