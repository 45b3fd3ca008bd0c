type Membership = { business_id: string };

/** The business to work in: the kept one while the person still belongs to it, else their first, else none. */
export const businessOf = (memberships: readonly Membership[], kept: string | null): string | null => {
  const member = memberships.find((each) => each.business_id === kept) ?? memberships[0];
  return member?.business_id ?? null;
};
