// Generated from `openapi/` by `npm run contract`.

export const createOnboardingLimits = {
  first_name: { maxLength: 100 },
  last_name: { maxLength: 100 },
  email: { maxLength: 254 },
  phone_number: { maxLength: 40 },
  work: { job_title: { maxLength: 100 } },
} as const;

export const returnOnboardingLimits = {
  revision: { isRequired: true, min: 0, max: 2147483647 },
  notes: { details: { maxLength: 500 }, bank: { maxLength: 500 }, next_of_kin: { maxLength: 500 }, emergency_contact: { maxLength: 500 } },
} as const;

export const approveOnboardingLimits = {
  revision: { isRequired: true, min: 0, max: 2147483647 },
} as const;

export const saveOnboardingFormLimits = {
  revision: { isRequired: true, min: 0, max: 2147483647 },
  details: { first_name: { isRequired: true, maxLength: 100 }, middle_name: { maxLength: 100 }, last_name: { isRequired: true, maxLength: 100 }, nationality: { maxLength: 2 }, state_of_origin: { maxLength: 100 }, lga_of_origin: { maxLength: 100 }, address: { maxLength: 300 }, personal_email: { maxLength: 254 }, phone_number: { maxLength: 40 }, other_phone_number: { maxLength: 40 } },
  bank: { bank: { maxLength: 6 }, account_number: { maxLength: 10 }, account_name: { maxLength: 200 }, pension_provider: { maxLength: 20 }, pension_pin: { maxLength: 15 }, tax_id: { maxLength: 13 }, nin: { maxLength: 11 } },
  holder_proof: { maxLength: 64 },
  next_of_kin: { name: { isRequired: true, maxLength: 200 }, relationship: { isRequired: true, maxLength: 100 }, phone_number: { isRequired: true, maxLength: 40 }, email: { maxLength: 254 }, address: { maxLength: 300 } },
  emergency_contact: { name: { isRequired: true, maxLength: 200 }, relationship: { isRequired: true, maxLength: 100 }, phone_number: { isRequired: true, maxLength: 40 }, email: { maxLength: 254 }, address: { maxLength: 300 } },
} as const;

export const validateOnboardingAccountLimits = {
  bank: { maxLength: 6 },
  account_number: { maxLength: 10 },
} as const;

export const addOnboardingDocumentLimits = {
  name: { maxLength: 200 },
} as const;

export const submitOnboardingFormLimits = {
  revision: { isRequired: true, min: 0, max: 2147483647 },
} as const;
