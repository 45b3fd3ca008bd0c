// Generated from `openapi/` by `npm run contract`.

export const createTimeoffPolicyLimits = {
  name: { isRequired: true, maxLength: 100 },
  wait_days: { min: 1, max: 30 },
  terms: { steps: { after_years: { isRequired: true, min: 1, max: 60 }, amount: { isRequired: true, min: 0, max: 8784 } }, waiting_months: { isRequired: true, min: 0, max: 60 }, carry_over_months: { isRequired: true, min: 1, max: 60 }, paid_share: { isRequired: true, min: 0, max: 100 }, paid_after_months: { isRequired: true, min: 1, max: 60 }, document_after_days: { isRequired: true, min: 0, max: 366 }, notice_days: { isRequired: true, min: 0, max: 366 } },
} as const;

export const updateTimeoffPolicyLimits = {
  name: { isRequired: true, maxLength: 100 },
  wait_days: { min: 1, max: 30 },
  terms: { steps: { after_years: { isRequired: true, min: 1, max: 60 }, amount: { isRequired: true, min: 0, max: 8784 } }, waiting_months: { isRequired: true, min: 0, max: 60 }, carry_over_months: { isRequired: true, min: 1, max: 60 }, paid_share: { isRequired: true, min: 0, max: 100 }, paid_after_months: { isRequired: true, min: 1, max: 60 }, document_after_days: { isRequired: true, min: 0, max: 366 }, notice_days: { isRequired: true, min: 0, max: 366 } },
} as const;
