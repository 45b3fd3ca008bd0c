// Generated from `openapi/` by `npm run contract`.

export const updateBusinessDuringOnboardingLimits = {
  name: { isRequired: true, maxLength: 150 },
  description: { maxLength: 1000 },
  phone_number: { isRequired: true, maxLength: 40 },
  address1: { isRequired: true, maxLength: 200 },
  address2: { maxLength: 200 },
  post_code: { maxLength: 20 },
  country: { maxLength: 2 },
  state: { isRequired: true, maxLength: 100 },
  city: { isRequired: true, maxLength: 100 },
  currency: { maxLength: 3 },
  time_zone: { isRequired: true, maxLength: 64 },
  version: { isRequired: true, min: 1, max: 2147483647 },
} as const;

export const deleteWholeBusinessLimits = {
  name: { isRequired: true, maxLength: 150 },
  password: { isRequired: true, maxLength: 128 },
} as const;

export const updateBusinessLimits = {
  name: { isRequired: true, maxLength: 150 },
  description: { maxLength: 1000 },
  phone_number: { isRequired: true, maxLength: 40 },
  address1: { isRequired: true, maxLength: 200 },
  address2: { maxLength: 200 },
  post_code: { maxLength: 20 },
  country: { maxLength: 2 },
  state: { isRequired: true, maxLength: 100 },
  city: { isRequired: true, maxLength: 100 },
  currency: { maxLength: 3 },
  time_zone: { isRequired: true, maxLength: 64 },
  version: { isRequired: true, min: 1, max: 2147483647 },
} as const;
