/** How many assets one bulk act takes, as the contract has it. */
export const mostAtOnce = 1_000;
