import type { Flow } from '../flow.ts';
import { dailyCheckFlow } from './daily-check/cases.ts';
import { fuelEntryFlow } from './fuel-entry/cases.ts';
import { serviceRenewalFlow } from './service-renewal/cases.ts';
import { statutoryRenewalFlow } from './statutory-renewal/cases.ts';
import { vehicleAssignmentFlow } from './vehicle-assignment/cases.ts';

export const fleetFlows: readonly Flow[] = [
  vehicleAssignmentFlow,
  dailyCheckFlow,
  fuelEntryFlow,
  serviceRenewalFlow,
  statutoryRenewalFlow,
];
