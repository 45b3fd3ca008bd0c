// Generated from `openapi/` by `npm run contract`.

export const updateHrSettingsLimits = {
  employee_id_prefix: { maxLength: 10 },
  employee_id_digits: { min: 2, max: 8 },
  probation_months: { min: 1, max: 24 },
  onboarding_link_days: { min: 1, max: 30 },
  document_reminder_days: { min: 1, max: 365 },
} as const;
