/** The kinds of business that there are. */
import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];

export const businessTypes: readonly Schemas['BusinessTypeChoice'][] = [
  { value: 'partnership', label: 'Partnership' },
  { value: 'sole_proprietorship', label: 'Sole Proprietorship' },
  { value: 'limited_liability_company', label: 'Limited Liability Company' },
  { value: 'public_limited_company', label: 'Public Limited Company' },
  { value: 'company_limited_by_guarantee', label: 'Company Limited by Guarantee' },
  { value: 'incorporated_trustees', label: 'Incorporated Trustees' },
  { value: 'government', label: 'Government' },
  { value: 'other', label: 'Other' },
];
