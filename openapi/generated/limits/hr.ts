// Generated from `openapi/` by `npm run contract`.

export const createEmployeeLimits = {
  employee_id: { maxLength: 30 },
  first_name: { isRequired: true, maxLength: 100 },
  middle_name: { maxLength: 100 },
  last_name: { isRequired: true, maxLength: 100 },
  nationality: { maxLength: 2 },
  state_of_origin: { maxLength: 100 },
  lga_of_origin: { maxLength: 100 },
  address: { maxLength: 300 },
  email: { maxLength: 254 },
  personal_email: { maxLength: 254 },
  phone_number: { maxLength: 40 },
  other_phone_number: { maxLength: 40 },
  job_title: { maxLength: 100 },
  photo: { maxLength: 400000 },
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

export const updateEmployeeLimits = {
  employee_id: { maxLength: 30 },
  first_name: { maxLength: 100 },
  middle_name: { maxLength: 100 },
  last_name: { maxLength: 100 },
  nationality: { maxLength: 2 },
  state_of_origin: { maxLength: 100 },
  lga_of_origin: { maxLength: 100 },
  address: { maxLength: 300 },
  email: { maxLength: 254 },
  personal_email: { maxLength: 254 },
  phone_number: { maxLength: 40 },
  other_phone_number: { maxLength: 40 },
  job_title: { maxLength: 100 },
  photo: { maxLength: 400000 },
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

export const createDepartmentLimits = {
  name: { isRequired: true, maxLength: 100 },
} as const;

export const renameDepartmentLimits = {
  name: { isRequired: true, maxLength: 100 },
} as const;

export const createRegionLimits = {
  name: { isRequired: true, maxLength: 100 },
  state: { maxLength: 100 },
  city: { maxLength: 100 },
  address1: { maxLength: 200 },
} as const;
