/** Who sees something of a business: the owner alone, or whoever has the permission, the owner included. */
import type { Permission } from '../contract.ts';

export type Audience = Permission | 'owner';

type Reader = { isOwner: boolean; permissions: readonly Permission[] };

export const isFor = (audience: Audience, { isOwner, permissions }: Reader): boolean =>
  isOwner || (audience !== 'owner' && permissions.includes(audience));
