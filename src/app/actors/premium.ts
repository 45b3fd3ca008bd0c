import { fromCallback, waitFor } from 'xstate';
import { problem } from '../../domain/shared/problem.ts';
import { planSelectionMachine } from '../../machines/billing/plan-selection/machine.ts';
import {
  type Person,
  premiumSignUpMachine,
  type SignedIn,
  type SignUpDraftEvent,
} from '../../machines/onboarding/premium-sign-up/machine.ts';
import { getCurrentBilling, listBusinessPlans } from '../../services/billing.ts';
import { selectPerson } from '../person.ts';
import { clearSignUp, keepSignUp, keptSignUp } from '../premium-draft.ts';
import { session } from '../session.ts';
import { liveSubscriptionPurchaseMachine } from './billing.ts';
import { liveLoginMachine } from './login.ts';
import { liveBusinessCreationMachine, liveBusinessQuestionnaireMachine } from './onboarding.ts';
import { promiseActor } from './promise-actor.ts';
import { liveSignUpMachine } from './sign-up.ts';

const draftKeeper = fromCallback<SignUpDraftEvent>(({ receive }) => {
  receive((event) => {
    try {
      if (event.type === 'draft.keep') keepSignUp(event.kept);
      else clearSignUp();
    } catch {
      // A device that cannot keep a draft is no reason to stop the person.
    }
  });
});

async function beginSession(signedIn: SignedIn | null, { signal }: { signal: AbortSignal }): Promise<Person> {
  if (signedIn === null) throw problem('unauthorised');
  session.send({ type: 'session.begin', ...signedIn });
  const begun = await waitFor(session, (snapshot) => selectPerson(snapshot) !== null, { signal });
  const person = selectPerson(begun);
  if (person === null) throw problem('unauthorised');
  return person;
}

export const livePremiumSignUpMachine = premiumSignUpMachine.provide({
  actors: {
    draftKeeper,
    loadDraft: promiseActor(async () => keptSignUp()),
    planSelection: planSelectionMachine.provide({ actors: { listBusinessPlans: promiseActor(listBusinessPlans) } }),
    signUp: liveSignUpMachine,
    login: liveLoginMachine,
    beginSession: promiseActor(beginSession),
    businessCreation: liveBusinessCreationMachine,
    getCurrentBilling: promiseActor(getCurrentBilling),
    subscriptionPurchase: liveSubscriptionPurchaseMachine,
    businessQuestionnaire: liveBusinessQuestionnaireMachine,
  },
});
