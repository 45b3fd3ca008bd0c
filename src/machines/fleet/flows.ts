import type { Flow } from '../flow.ts';
import { serviceRenewalFlow } from './service-renewal/cases.ts';
import { statutoryRenewalFlow } from './statutory-renewal/cases.ts';

export const fleetFlows: readonly Flow[] = [serviceRenewalFlow, statutoryRenewalFlow];
