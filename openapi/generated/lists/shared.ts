// Generated from `openapi/` by `npm run contract`.

/** What a member can be permitted to use. The owner of a business has every permission. *edit_people*, *see_pay*, *manage_hr* and *manage_time_off* refine *access_hr*, and *plan_rota* refines *access_rota*: who is given one of them is given that too. */
export const permissionNames = [
  'access_hr',
  'access_vehicles',
  'access_assets',
  'access_payroll',
  'edit_people',
  'see_pay',
  'manage_hr',
  'manage_time_off',
  'access_rota',
  'plan_rota',
] as const;

export const permissionNameLabels = {
  'access_hr': 'People',
  'edit_people': 'People · edit',
  'see_pay': 'People · pay',
  'manage_hr': 'People · settings',
  'manage_time_off': 'People · time off',
  'access_rota': 'Rota',
  'plan_rota': 'Rota · plan',
  'access_assets': 'Assets',
  'access_vehicles': 'Fleet',
  'access_payroll': 'Payroll',
} as const;

export const permissionNameDescriptions = {
  'access_hr': 'See employees, departments and regions, and invite others to the business.',
  'edit_people': 'Add and change employees and their documents, and end employment.',
  'see_pay': 'See and change pay, bank accounts, and tax, pension and identity numbers.',
  'manage_hr': 'Departments, regions, jobs, benefits and company files.',
  'manage_time_off': 'Time-off policies, who has which, and public holidays.',
  'access_rota': 'Who works when, of everybody, and what is planned.',
  'plan_rota': 'Plan shifts, publish weeks, and say who may take which.',
  'access_vehicles': 'Its vehicles, and the documents that they need.',
  'access_assets': 'What the business owns, of which types, and what the law asks of it.',
  'access_payroll': 'Who is paid, how much, and when.',
} as const;
