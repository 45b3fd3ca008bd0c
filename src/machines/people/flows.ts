import type { Flow } from '../flow.ts';
import { administratorHandoverFlow } from './administrator-handover/cases.ts';
import { inviteActivationFlow } from './invite-activation/cases.ts';
import { inviteSendingFlow } from './invite-sending/cases.ts';

export const peopleFlows: readonly Flow[] = [inviteActivationFlow, inviteSendingFlow, administratorHandoverFlow];
