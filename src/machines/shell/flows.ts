import type { Flow } from '../flow.ts';
import { businessSwitchFlow } from './business-switch/cases.ts';

export const shellFlows: readonly Flow[] = [businessSwitchFlow];
