type Plan = { name: string; public_name: string; amount: number };

/** The display name of a plan: underscores become spaces. */
export const planName = (name: string): string => name.replaceAll('_', ' ');

/** The plans on offer: without the free ones, cheapest first. */
export const offeredPlans = <P extends Plan>(plans: readonly P[]): P[] =>
  plans
    .filter((plan) => !plan.public_name.toLowerCase().includes('free'))
    .toSorted((one, other) => one.amount - other.amount);
