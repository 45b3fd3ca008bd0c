/** The usual kinds of access, for the manifests. */
import type { Access, Permission } from './guards.ts';

export const anyone: Access = { for: 'anyone' };
export const visitorElse = (signedInTo: Extract<Access, { for: 'visitor' }>['signedInTo']): Access => ({
  for: 'visitor',
  signedInTo,
});
/** A signed-in person, with or without a business. */
export const signedIn: Access = { for: 'member', needsBusiness: false };
/** @param permissions any one of them opens it; without any it is for every member */
export const inBusiness = (...permissions: Permission[]): Extract<Access, { for: 'member' }> => ({
  for: 'member',
  needsBusiness: true,
  ...(permissions.length > 0 ? { permissions } : {}),
});
export const owner = { for: 'member', needsBusiness: true, isForOwner: true } as const satisfies Access;
