// Generated from `openapi/` by `npm run contract`.

export const createBusinessLimits = {
  name: { isRequired: true, maxLength: 150 },
  first_name: { isRequired: true, maxLength: 100 },
  last_name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 1000 },
  phone_number: { isRequired: true, maxLength: 40 },
  address1: { isRequired: true, maxLength: 200 },
  address2: { maxLength: 200 },
  post_code: { maxLength: 20 },
  country: { maxLength: 2 },
  state: { isRequired: true, maxLength: 100 },
  city: { isRequired: true, maxLength: 100 },
  currency: { maxLength: 3 },
  interested_in: { maxLength: 200 },
} as const;

export const createPremiumBusinessLimits = {
  name: { isRequired: true, maxLength: 150 },
  first_name: { isRequired: true, maxLength: 100 },
  last_name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 1000 },
  phone_number: { isRequired: true, maxLength: 40 },
  address1: { isRequired: true, maxLength: 200 },
  address2: { maxLength: 200 },
  post_code: { maxLength: 20 },
  country: { maxLength: 2 },
  state: { isRequired: true, maxLength: 100 },
  city: { isRequired: true, maxLength: 100 },
  currency: { maxLength: 3 },
  interested_in: { maxLength: 200 },
} as const;

export const addBusinessLimits = {
  name: { isRequired: true, maxLength: 150 },
  first_name: { isRequired: true, maxLength: 100 },
  last_name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 1000 },
  phone_number: { isRequired: true, maxLength: 40 },
  address1: { isRequired: true, maxLength: 200 },
  address2: { maxLength: 200 },
  post_code: { maxLength: 20 },
  country: { maxLength: 2 },
  state: { isRequired: true, maxLength: 100 },
  city: { isRequired: true, maxLength: 100 },
  currency: { maxLength: 3 },
  interested_in: { maxLength: 200 },
} as const;
