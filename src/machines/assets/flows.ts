import type { Flow } from '../flow.ts';
import { assetOnboardingFlow } from './asset-onboarding/cases.ts';

export const assetsFlows: readonly Flow[] = [assetOnboardingFlow];
