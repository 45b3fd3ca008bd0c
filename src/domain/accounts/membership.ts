type Membership = { business_id: string };

/** A person's membership of a business, or null. */
export const membershipOf = <Of extends Membership>(memberships: readonly Of[], businessId: string | null): Of | null =>
  memberships.find((each) => each.business_id === businessId) ?? null;

/** The business to enter: the stored one while the person is a member, otherwise their first, otherwise none. */
export const businessOf = (memberships: readonly Membership[], kept: string | null): string | null => {
  const member = membershipOf(memberships, kept) ?? memberships[0];
  return member?.business_id ?? null;
};
