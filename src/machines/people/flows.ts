import { type Flow, flow } from '../flow.ts';
import { administratorHandoverCases } from './administrator-handover/cases.ts';
import { administratorHandoverMachine } from './administrator-handover/machine.ts';
import { inviteActivationCases } from './invite-activation/cases.ts';
import { inviteActivationMachine } from './invite-activation/machine.ts';
import { inviteSendingCases } from './invite-sending/cases.ts';
import { inviteSendingMachine } from './invite-sending/machine.ts';

export const peopleFlows: readonly Flow[] = [
  flow({
    id: 'inviteActivation',
    title: 'Accept an invitation',
    audience: 'visitor',
    machine: inviteActivationMachine,
    cases: inviteActivationCases,
    route: '/verify-invite',
  }),
  flow({
    id: 'inviteSending',
    title: 'Invite people',
    audience: 'staff',
    machine: inviteSendingMachine,
    cases: inviteSendingCases,
    route: '/invites',
  }),
  flow({
    id: 'administratorHandover',
    title: 'Hand over a business',
    audience: 'owner',
    machine: administratorHandoverMachine,
    cases: administratorHandoverCases,
    route: '/administrator-handover',
  }),
];
