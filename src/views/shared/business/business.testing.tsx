import type { ReactNode } from 'react';
import { type Business, BusinessContext } from './business.ts';

const palmOil: Business = {
  id: 'palm-oil',
  name: 'Palm Oil',
  timeZone: 'Africa/Lagos',
  isOwner: true,
  permissions: [],
  may: () => true,
  changeTo: () => undefined,
};

/** Replaces the frame around a tested component. */
export const InBusiness = ({ children, ...business }: Partial<Business> & { children: ReactNode }) => (
  <BusinessContext value={{ ...palmOil, ...business }}>{children}</BusinessContext>
);
