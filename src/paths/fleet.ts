import { at } from './shared.ts';

export const fleetPaths = {
  fleet: () => '/fleet',
  /** @param query what the list is narrowed by, as its filters name it */
  home: (query: { type?: string; status?: string; needs?: string; search?: string } = {}) =>
    at('/fleet', { tab: 'home', ...query }),
  reminder: () => at('/fleet', { tab: 'reminder' }),
  addVehicle: () => at('/fleet', { tab: 'add-vehicle' }),
  editVehicle: (vehicleId: string) => at('/fleet', { tab: 'edit-vehicle', vehicleId }),
  reminders: () => '/fleet/reminders',
  /** @param tab a part of its screen */
  vehicle: (id: string, tab = 'overview') => at(`/fleet/home/${id}`, { tab }),
  addFuel: (id: string) => `/fleet/home/${id}/fuel`,
  checkVehicle: (id: string) => `/fleet/home/${id}/check`,
  checks: () => '/fleet/checks',
  costs: () => '/fleet/costs',
  /** A driver's own, without the right to the fleet. */
  myVehicles: () => '/my-vehicles',
  myVehicle: (id: string) => `/my-vehicles/${id}`,
  fuelMyVehicle: (id: string) => `/my-vehicles/${id}/fuel`,
  checkMyVehicle: (id: string) => `/my-vehicles/${id}/check`,
  /** Where the papers of a vehicle are shown at the roadside. */
  roadside: (token: string) => `/r/${token}`,
};
