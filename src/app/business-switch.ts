/** The one flow by which a person goes from business to business, for every screen that offers it. */
import { type Actor, createActor } from 'xstate';
import { membershipOf } from '../domain/accounts/membership.ts';
import type { SessionSnapshot } from '../machines/accounts/session/machine.ts';
import type { BusinessSwitchRef, Move } from '../machines/shell/business-switch/machine.ts';
import { liveBusinessSwitchMachine } from './actors/business-switch.ts';
import { session } from './session.ts';

let current: Actor<typeof liveBusinessSwitchMachine> | null = null;

/** Of the person who is signed in; it is begun anew when that changes, or when they belong nowhere. */
export function businessSwitch(): BusinessSwitchRef {
  if (current === null) {
    current = createActor(liveBusinessSwitchMachine).start();
    // What was lost while the app was closed is known before there is a frame to say it in.
    tellLoss(session.getSnapshot().context);
  }
  return current;
}

export const chooseBusiness = (businessId: string): void => {
  const name = nameOf(session.getSnapshot().context, businessId);
  businessSwitch().send({ type: 'business.choose', businessId, name });
};

let known = session.getSnapshot().context;
session.subscribe(({ context }) => {
  const before = known;
  known = context;
  if (context.user?.id !== before.user?.id || context.businessId === null) {
    current?.stop();
    current = null;
    return;
  }
  if (before.businessId === null || context.businessId === before.businessId) return;
  if (context.isFollowing) tell(context, nameOf(before, before.businessId), 'elsewhere');
  else tellLoss(context);
});

type Context = SessionSnapshot['context'];

const nameOf = ({ user }: Context, businessId: string | null): string =>
  membershipOf(user?.business_user_memberships ?? [], businessId)?.business_name ?? '';

/** Whoever left by themselves knows. */
function tellLoss(context: Context): void {
  const loss = context.user?.lost_businesses.find((each) => each.business_id === context.left);
  if (loss) tell(context, loss.business_name, loss.cause);
}

function tell(context: Context, from: string, cause: Move['cause']): void {
  businessSwitch().send({ type: 'business.moved', cause, from, to: nameOf(context, context.businessId) });
}
