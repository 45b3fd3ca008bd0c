import type { components } from '../../../openapi/generated/contract.ts';
import { companySizes } from '../../../openapi/generated/lists/onboarding.ts';

type CompanySize = components['schemas']['CompanySize'];

/** The state a person chooses whose own is not in the list. */
export const otherState = 'Other';

/** The size of a company in which so many people work. */
export const companySizeOf = (people: number): CompanySize => {
  const most = [1, 20, 50, 100, 200, 500, 999];
  return companySizes[most.filter((limit) => people > limit).length] ?? '1000 and above';
};
