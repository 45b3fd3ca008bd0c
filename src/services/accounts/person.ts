/** Whoever is signed in. Apart from `account.ts`, which every visitor loads. */
import { bodyOf, client, type Options } from '../shared/client.ts';
import { first } from './account.ts';

/** The signed-in person's permissions in a business, or in their first one. */
export function getUserPermission({ businessId }: { businessId: string | null }, { signal }: Options) {
  return bodyOf(client.GET('/accounts/user_permission/', { params: { query: first(businessId) }, signal }));
}

/** The signed-in person; the given business is first among their memberships if they are a member. */
export function getCurrentUserIn({ businessId }: { businessId: string }, { signal }: Options) {
  const query = { business: businessId };
  return bodyOf(client.GET('/accounts/auth/user/', { params: { query }, signal }));
}
