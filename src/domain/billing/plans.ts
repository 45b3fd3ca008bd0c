type Plan = { name: string; public_name: string; amount: number };

/** The display name of a plan: underscores become spaces. */
export const planName = (name: string): string => name.replaceAll('_', ' ');

/** Whether a plan costs nothing, by its public name. */
export const isFreePlan = (name: string): boolean => name.toLowerCase().includes('free');

/** The plans on offer: without the free ones, cheapest first. */
export const offeredPlans = <P extends Plan>(plans: readonly P[]): P[] =>
  plans.filter((plan) => !isFreePlan(plan.public_name)).toSorted((one, other) => one.amount - other.amount);
