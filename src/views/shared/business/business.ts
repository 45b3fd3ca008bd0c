import { createContext, use } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';

export type Permission = components['schemas']['Permission']['codename'];

/** The current business and the person's permissions in it. */
export type Business = {
  id: string;
  name: string;
  /** Where its days begin. */
  timeZone: string;
  isOwner: boolean;
  /** The person's permissions, which they may also grant. */
  permissions: readonly Permission[];
  /** An owner has every permission. */
  may: (permission: Permission) => boolean;
  /** Switches to another business of the person. */
  changeTo: (businessId: string) => void;
};

/** The frame provides it to its screens. */
export const BusinessContext = createContext<Business | null>(null);

export function useBusiness(): Business {
  const business = use(BusinessContext);
  if (business === null) throw new Error('useBusiness needs the frame around it');
  return business;
}
