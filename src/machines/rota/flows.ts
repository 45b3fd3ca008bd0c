import type { Flow } from '../flow.ts';
import { shiftOfferFlow } from './shift-offer/cases.ts';
import { shiftTakingFlow } from './shift-taking/cases.ts';
import { weekFillingFlow } from './week-filling/cases.ts';
import { weekPublicationFlow } from './week-publication/cases.ts';

export const rotaFlows: readonly Flow[] = [weekPublicationFlow, weekFillingFlow, shiftOfferFlow, shiftTakingFlow];
