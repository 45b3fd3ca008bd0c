import { useActorRef, useSelector } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import type { InputFrom } from 'xstate';
import { membershipOf } from '../../domain/accounts/membership.ts';
import type { SessionRef } from '../../machines/accounts/session/machine.ts';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { administratorHandoverMachine } from '../../machines/people/administrator-handover/machine.ts';
import { shellPaths } from '../../paths/shell.ts';
import {
  acceptAdministratorHandover,
  cancelAdministratorHandover,
  declineAdministratorHandover,
  getAdministratorHandover,
  nameAdministrator,
} from '../../services/operations/people.ts';
import { AdministratorHandoverPage } from '../../views/people/administrator-handover.page.tsx';
import { useBusiness } from '../../views/shared/business/business.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { provideHandover } from '../actors/people.ts';
import { perCore } from '../core.ts';
import type { ScreenProps } from '../screen.ts';
import { useCore } from '../use-core.ts';
import { useOutput } from './use-output.ts';

const machineOf = perCore((core) => provideHandover(administratorHandoverMachine, services, core));
const services = {
  getAdministratorHandover,
  nameAdministrator,
  cancelAdministratorHandover,
  acceptAdministratorHandover,
  declineAdministratorHandover,
};

/** A mail leads here from any business of the person; they may be working in another one. */
export function AdministratorHandoverScreen({ search }: ScreenProps) {
  const here = useBusiness().id;
  const { session } = useCore();
  const user = useSelector(session, selectUser);
  const memberships = user?.business_user_memberships ?? [];
  const membership = membershipOf(memberships, search.get('business')) ?? membershipOf(memberships, here);
  if (!user || membership === null) return null;
  const { business_id: businessId, business_name: business, is_owner: isOwner } = membership;
  const input = { businessId, personId: user.id, isOwner, memberId: search.get('to') };
  return <Handover key={businessId} input={input} business={business} />;
}

type HandoverProps = { input: InputFrom<typeof administratorHandoverMachine>; business: string };

/** The flow itself finds out when the person no longer owns the business. */
function Handover({ input, business }: HandoverProps) {
  const core = useCore();
  const handover = useActorRef(machineOf(core), { input });
  useOutput(handover, ({ end }) => {
    if (end === 'accepted') takeOver(core.session, input.businessId);
    notify('good', messageOf[end](business), { for: 'feedback' });
    navigate(shellPaths.dashboard(), { replace: true });
    if (end === 'accepted') core.session.send({ type: 'user.refetch' });
  });
  return <AdministratorHandoverPage handover={handover} business={business} />;
}

const messageOf = {
  accepted: (business: string) => `You are the administrator of ${business}`,
  declined: (business: string) => `${business} keeps its administrator`,
  handedOver: (business: string) => `${business} has a new administrator. You stay a member.`,
};

/** Enters the business. The person is its owner as soon as the session knows. */
function takeOver(session: SessionRef, businessId: string): void {
  const user = selectUser(session.getSnapshot());
  if (user) session.send({ type: 'business.enter', businessId, user });
}
