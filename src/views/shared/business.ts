import { createContext, use } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';

export type Permission = components['schemas']['Permission']['codename'];

/** The business in which a person works, and what they may do there. */
export type Business = {
  id: string;
  name: string;
  /** Where its days begin. */
  timeZone: string;
  isOwner: boolean;
  /** What the person was given, and so may give to others. */
  permissions: readonly Permission[];
  /** An owner may do everything. */
  may: (permission: Permission) => boolean;
  /** Goes to another business of the person. */
  changeTo: (businessId: string) => void;
};

/** The frame provides it to every screen that it surrounds. */
export const BusinessContext = createContext<Business | null>(null);

export function useBusiness(): Business {
  const business = use(BusinessContext);
  if (business === null) throw new Error('useBusiness needs the frame around it');
  return business;
}
