/** The flow that switches the business, shared by every screen that offers it. */
import { type Actor, createActor } from 'xstate';
import { membershipOf } from '../../domain/accounts/membership.ts';
import type { SessionSnapshot } from '../../machines/accounts/session/machine.ts';
import type { BusinessSwitchRef, Move } from '../../machines/shell/business-switch/machine.ts';
import { businessSwitchMachineOf } from '../actors/shell.ts';
import { perCore } from '../core.ts';

type BusinessSwitch = {
  /** The flow of the signed-in person; a new one starts when the person changes or has no business. */
  current: () => BusinessSwitchRef;
  choose: (businessId: string) => void;
};
type Context = SessionSnapshot['context'];

export const businessSwitchOf = perCore((core): BusinessSwitch => {
  const { session } = core;
  const machine = businessSwitchMachineOf(core);
  let running: Actor<typeof machine> | null = null;

  function current(): BusinessSwitchRef {
    if (running === null) {
      running = createActor(machine).start();
      // A business may have removed the person while the app was closed, before any frame could show it.
      reportLoss(session.getSnapshot().context);
    }
    return running;
  }
  function report(context: Context, from: string, cause: Move['cause']): void {
    current().send({ type: 'business.moved', cause, from, to: nameOf(context, context.businessId) });
  }
  /** Reports nothing to a person who left the business themselves. */
  function reportLoss(context: Context): void {
    const loss = context.user?.lost_businesses.find((each) => each.business_id === context.left);
    if (loss) report(context, loss.business_name, loss.cause);
  }

  let known = session.getSnapshot().context;
  session.subscribe(({ context }) => {
    const before = known;
    known = context;
    if (context.user?.id !== before.user?.id || context.businessId === null) {
      running?.stop();
      running = null;
      return;
    }
    if (before.businessId === null || context.businessId === before.businessId) return;
    if (context.isFollowing) report(context, nameOf(before, before.businessId), 'elsewhere');
    else reportLoss(context);
  });
  return {
    current,
    choose: (businessId) => {
      const name = nameOf(session.getSnapshot().context, businessId);
      current().send({ type: 'business.choose', businessId, name });
    },
  };
});

const nameOf = ({ user }: Context, businessId: string | null): string =>
  membershipOf(user?.business_user_memberships ?? [], businessId)?.business_name ?? '';
