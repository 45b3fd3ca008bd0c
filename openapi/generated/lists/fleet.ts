// Generated from `openapi/` by `npm run contract`.

/** *active* is a vehicle that can be used, whoever has it; *inactive* is also one that is missing, condemned, discarded or disposed of. */
export const vehicleStatuses = [
  'active',
  'inactive',
  'in_shop',
  'sold',
] as const;

export const vehicleStatusLabels = {
  'active': 'Active',
  'inactive': 'Inactive',
  'in_shop': 'In-shop',
  'sold': 'Sold',
} as const;

/** What a vehicle waits for: *decision* is one that is not to be driven until somebody decides, *issues* one with issues of the register that are open. */
export const vehicleNeeds = [
  'decision',
  'issues',
] as const;

export const vehicleNeedLabels = {
  'decision': 'Not to be driven',
  'issues': 'Has open issues',
} as const;
