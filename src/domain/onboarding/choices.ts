import type { components } from '../../../openapi/generated/contract.ts';
import { companySizes } from '../../../openapi/generated/lists/onboarding.ts';

type CompanySize = components['schemas']['CompanySize'];

/** The choice of a person whose state is not in the list. */
export const otherState = 'Other';

/** The company size for a number of people. */
export const companySizeOf = (people: number): CompanySize => {
  const most = [1, 20, 50, 100, 200, 500, 999];
  return companySizes[most.filter((limit) => people > limit).length] ?? '1000 and above';
};
