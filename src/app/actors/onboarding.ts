import { fromCallback, type InputFrom, waitFor } from 'xstate';
import { questionnaireSteps } from '../../domain/onboarding/business.ts';
import { problem } from '../../domain/shared/problem.ts';
import {
  businessCreationMachine,
  type CorrectionInput,
  type CreatedBusiness,
  type CreateInput,
  type DraftEvent,
  type LogoInput,
} from '../../machines/onboarding/business-creation/machine.ts';
import type { Person, SignedIn, SignUpDraftEvent } from '../../machines/onboarding/premium-sign-up/machine.ts';
import { taskPollingMachine } from '../../machines/shared/task-polling/machine.ts';
import { getCurrentBilling, listBusinessPlans } from '../../services/operations/billing.ts';
import {
  getBusinessDetail,
  replaceBusinessLogo,
  updateBusinessDuringOnboarding,
} from '../../services/operations/businesses.ts';
import {
  addBusiness,
  checkCreateStatus,
  createPremiumBusiness,
  getCountry,
} from '../../services/operations/onboarding.ts';
import type { Options } from '../../services/shared/client.ts';
import { queryOf } from '../../services/shared/query.ts';
import { type Core, perCore } from '../core.ts';
import { queryClientOf } from '../session/query-client.ts';
import { refreshPerson } from '../session/refresh-person.ts';
import { selectPerson } from '../session/select-person.ts';
import { clearDraft, keepDraft, loadDraft } from '../storage/draft.ts';
import { clearSignUp, keepSignUp, keptSignUp } from '../storage/premium-draft.ts';
import { promiseActor } from './promise-actor.ts';

const draftKeeper = fromCallback<DraftEvent, { draftId: string }>(({ input, receive }) => {
  receive((event) => {
    const work = event.type === 'draft.keep' ? keepDraft(input.draftId, event.kept) : clearDraft(input.draftId);
    // The person can continue on a device that cannot store a draft.
    work.catch(() => undefined);
  });
});

/** Adds the new business to the session and loads its data for the dashboard. */
const refreshAfterCreation =
  (core: Core) =>
  async (input: { businessId: string | null }, options: Options): Promise<CreatedBusiness> => {
    const user = await refreshPerson(core, options);
    // The newest one, because the person may have other businesses.
    const newest = user.business_user_memberships.findLast(({ is_owner }) => is_owner);
    const businessId = input.businessId ?? newest?.business_id;
    if (!businessId) throw problem('missing');
    core.session.send({ type: 'business.enter', businessId, user });
    const queryClient = queryClientOf(core);
    const [detail] = await Promise.all([
      queryClient.fetchQuery(queryOf(getBusinessDetail, { businessId })),
      queryClient.fetchQuery(queryOf(getCurrentBilling, { businessId })),
    ]);
    return { businessId, name: detail.name };
  };

type Creation = Parameters<typeof createPremiumBusiness>[0];
type Create = (creation: Creation, options: Options) => ReturnType<typeof createPremiumBusiness>;

/** One wizard creates the first business and further ones, with different calls. */
const creatingBy = (create: Create) => (core: Core) =>
  businessCreationMachine.provide({
    actors: {
      loadDraft: promiseActor((input: { draftId: string }) => loadDraft(input.draftId)),
      draftKeeper,
      createPremiumBusiness: promiseActor(({ business, logo, idempotencyKey }: CreateInput, options: Options) =>
        // The wizard makes sure that no answer is missing; the server refuses missing ones.
        create({ ...business, ...(logo ? { logo } : {}), idempotencyKey } as Creation, options),
      ),
      taskPolling: taskPollingMachine.provide({
        actors: {
          checkCreateStatus: promiseActor((input: { taskId: string }, options) =>
            checkCreateStatus({ task_id: input.taskId }, options),
          ),
        },
      }),
      refreshAfterCreation: promiseActor(refreshAfterCreation(core)),
    },
  });

/** Adds the later answers to the new business on the server. */
const correct =
  (core: Core) =>
  async ({ businessId, answers }: CorrectionInput, options: Options): Promise<void> => {
    const queryClient = queryClientOf(core);
    const {
      owners: _owners,
      has_logo,
      is_set_up: _isSetUp,
      id: _id,
      ...known
    } = await queryClient.fetchQuery({
      ...queryOf(getBusinessDetail, { businessId }),
      staleTime: 0,
    });
    const { avatar, interested_in, point_of_contact } = answers;
    const changed = await updateBusinessDuringOnboarding(
      {
        ...known,
        domain: businessId,
        interested_in,
        ...(avatar === null || has_logo ? {} : { avatar }),
        ...(point_of_contact === null ? {} : { point_of_contact }),
      },
      options,
    );
    queryClient.setQueryData(queryOf(getBusinessDetail, { businessId }).queryKey, changed);
  };

const questionnaireActors = (core: Core) => ({
  loadDraft: promiseActor((input: { draftId: string }) => loadDraft(input.draftId, questionnaireSteps)),
  draftKeeper,
  replaceBusinessLogo: promiseActor(async ({ businessId, logo }: LogoInput, options: Options) => {
    if (logo) await replaceBusinessLogo({ businessId, logo }, options);
  }),
  updateBusinessDuringOnboarding: promiseActor(correct(core)),
});

export const businessCreationMachineOf = perCore(creatingBy(createPremiumBusiness));
export const businessAdditionMachineOf = perCore(creatingBy(addBusiness));
export type CreationInput = InputFrom<typeof businessCreationMachine>;

const signUpDraftKeeper = fromCallback<SignUpDraftEvent>(({ receive }) => {
  receive((event) => {
    try {
      if (event.type === 'draft.keep') keepSignUp(event.kept);
      else clearSignUp();
    } catch {
      // The person can continue on a device that cannot store a draft.
    }
  });
});

const beginSession =
  ({ session }: Core) =>
  async (signedIn: SignedIn | null, { signal }: { signal: AbortSignal }): Promise<Person> => {
    if (signedIn === null) throw problem('unauthorised');
    session.send({ type: 'session.begin', ...signedIn });
    const begun = await waitFor(session, (snapshot) => selectPerson(snapshot) !== null, { signal });
    const person = selectPerson(begun);
    if (person === null) throw problem('unauthorised');
    return person;
  };

/** Loads the machines of all flows in the premium sign-up. */
export async function loadPremiumSignUpMachine() {
  const [
    { premiumSignUpMachine },
    { planSelectionMachine },
    { signUpMachine },
    { loginMachine },
    { businessQuestionnaireMachine },
    { loginActors, signUpActors },
    { subscriptionPurchaseMachineOf },
  ] = await Promise.all([
    import('../../machines/onboarding/premium-sign-up/machine.ts'),
    import('../../machines/billing/plan-selection/machine.ts'),
    import('../../machines/accounts/sign-up/machine.ts'),
    import('../../machines/accounts/login/machine.ts'),
    import('../../machines/onboarding/business-questionnaire/machine.ts'),
    import('./accounts.ts'),
    import('./billing.ts'),
  ]);
  return perCore((core) =>
    premiumSignUpMachine.provide({
      actors: {
        getCountry: promiseActor(getCountry),
        draftKeeper: signUpDraftKeeper,
        loadDraft: promiseActor(async () => keptSignUp()),
        planSelection: planSelectionMachine.provide({ actors: { listBusinessPlans: promiseActor(listBusinessPlans) } }),
        signUp: signUpMachine.provide({ actors: signUpActors }),
        login: loginMachine.provide({ actors: loginActors }),
        beginSession: promiseActor(beginSession(core)),
        businessCreation: businessCreationMachineOf(core),
        getCurrentBilling: promiseActor(getCurrentBilling),
        subscriptionPurchase: subscriptionPurchaseMachineOf(core),
        businessQuestionnaire: businessQuestionnaireMachine.provide({ actors: questionnaireActors(core) }),
      },
    }),
  );
}
