/** The legal forms a business can have, with their names. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { businessTypeLabels, businessTypes as values } from '../../../openapi/generated/lists/onboarding.ts';

export const businessTypes: readonly components['schemas']['BusinessTypeChoice'][] = values.map((value) => ({
  value,
  label: businessTypeLabels[value],
}));
