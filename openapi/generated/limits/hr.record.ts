// Generated from `openapi/` by `npm run contract`.

export const updateNextOfKinLimits = {
  name: { isRequired: true, maxLength: 200 },
  relationship: { isRequired: true, maxLength: 100 },
  phone_number: { isRequired: true, maxLength: 40 },
  email: { maxLength: 254 },
  address: { maxLength: 300 },
} as const;

export const updateEmergencyContactLimits = {
  name: { isRequired: true, maxLength: 200 },
  relationship: { isRequired: true, maxLength: 100 },
  phone_number: { isRequired: true, maxLength: 40 },
  email: { maxLength: 254 },
  address: { maxLength: 300 },
} as const;

export const updateEmployeePhotoLimits = {
  photo: { maxLength: 400000 },
} as const;

export const updateJobDetailsLimits = {
  job_title: { maxLength: 100 },
} as const;

export const updatePensionBankAccountLimits = {
  nin: { maxLength: 11 },
  tax_id: { maxLength: 13 },
  pension_provider: { maxLength: 20 },
  pension_pin: { maxLength: 15 },
  bank: { maxLength: 6 },
  account_number: { maxLength: 10 },
  account_name: { maxLength: 200 },
  holder_proof: { maxLength: 64 },
  pay: { min: 0, max: 1000000000000 },
} as const;

export const terminateEmployeeLimits = {
  note: { maxLength: 1000 },
} as const;

export const validateAccountNumberLimits = {
  bank: { maxLength: 6 },
  account_number: { maxLength: 10 },
} as const;
