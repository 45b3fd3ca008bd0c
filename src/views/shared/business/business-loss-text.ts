import type { components } from '../../../../openapi/generated/contract.ts';

type Cause = components['schemas']['LostBusiness']['cause'];

const texts: Record<Cause, (business: string) => string> = {
  removed: (business) => `You were removed from ${business}. If that is a mistake, ask its owner to invite you again.`,
  closed: (business) => `${business} was closed by its owner, who can restore it for a while.`,
};

/** The reason why a person is no longer a member, with advice; `cause` is null when they left. */
export const businessLossText = (business: string, cause: Cause | null): string =>
  cause === null ? `You do not belong to ${business} any more.` : texts[cause](business);
