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

/** Stands in for the frame around a component that is tested. */
export const InBusiness = ({ children, ...business }: Partial<Business> & { children: ReactNode }) => (
  <BusinessContext value={{ ...palmOil, ...business }}>{children}</BusinessContext>
);
