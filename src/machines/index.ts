/** Every flow of the product. Whatever lists, draws, walks or tests flows walks this list. */
import { accountsFlows } from './accounts/flows.ts';
import { assetsFlows } from './assets/flows.ts';
import { billingFlows } from './billing/flows.ts';
import { businessesFlows } from './businesses/flows.ts';
import { calendarFlows } from './calendar/flows.ts';
import { fleetFlows } from './fleet/flows.ts';
import type { Flow } from './flow.ts';
import { hrFlows } from './hr/flows.ts';
import { onboardingFlows } from './onboarding/flows.ts';
import { peopleFlows } from './people/flows.ts';
import { rotaFlows } from './rota/flows.ts';
import { sharedFlows } from './shared/flows.ts';
import { shellFlows } from './shell/flows.ts';
import { timeoffFlows } from './timeoff/flows.ts';

export const flows: readonly Flow[] = [
  ...accountsFlows,
  ...peopleFlows,
  ...billingFlows,
  ...onboardingFlows,
  ...businessesFlows,
  ...assetsFlows,
  ...fleetFlows,
  ...hrFlows,
  ...calendarFlows,
  ...timeoffFlows,
  ...rotaFlows,
  ...shellFlows,
  ...sharedFlows,
];
