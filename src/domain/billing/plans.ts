type Plan = { name: string; public_name: string; amount: number };

/** A plan's name for people: underscores are spaces. */
export const planName = (name: string): string => name.replaceAll('_', ' ');

/** The plans that are offered: without the free ones, cheapest first. */
export const offeredPlans = <P extends Plan>(plans: readonly P[]): P[] =>
  plans
    .filter((plan) => !plan.public_name.toLowerCase().includes('free'))
    .toSorted((one, other) => one.amount - other.amount);
