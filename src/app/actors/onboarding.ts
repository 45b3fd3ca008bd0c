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
import { businessQuestionnaireMachine } from '../../machines/onboarding/business-questionnaire/machine.ts';
import { taskPollingMachine } from '../../machines/shared/task-polling/machine.ts';
import { currentBillingQuery } from '../../services/billing.ts';
import { businessDetailQuery, replaceBusinessLogo, updateBusinessDuringOnboarding } from '../../services/businesses.ts';
import { addBusiness, checkCreateStatus, createPremiumBusiness } from '../../services/onboarding.ts';
import type { Options } from '../../services/shared/client.ts';
import { clearDraft, keepDraft, loadDraft } from '../draft.ts';
import { queryClient } from '../query-client.ts';
import { session } from '../session.ts';
import { promiseActor } from './promise-actor.ts';

const draftKeeper = fromCallback<DraftEvent, { draftId: string }>(({ input, receive }) => {
  receive((event) => {
    const work = event.type === 'draft.keep' ? keepDraft(input.draftId, event.kept) : clearDraft(input.draftId);
    // A device that cannot keep a draft is no reason to stop the person.
    work.catch(() => undefined);
  });
});

/** Lets the session learn of the new business, and has ready what the dashboard shows of it. */
async function refreshAfterCreation(input: { businessId: string | null }): Promise<CreatedBusiness> {
  session.send({ type: 'user.refetch' });
  const settled = await waitFor(
    session,
    (snapshot) =>
      snapshot.matches({ auth: { signedIn: { upkeep: 'ready' } } }) || !snapshot.matches({ auth: 'signedIn' }),
  );
  const { user, problem: trouble } = settled.context;
  if (trouble) throw trouble;
  // The one that was made last: whoever makes a business may belong to others already.
  const newest = user?.business_user_memberships.findLast(({ is_owner }) => is_owner);
  const businessId = input.businessId ?? newest?.business_id;
  if (!user || !businessId) throw problem('missing');
  session.send({ type: 'business.enter', businessId, user });
  const [detail] = await Promise.all([
    queryClient.fetchQuery(businessDetailQuery(businessId)),
    queryClient.fetchQuery(currentBillingQuery(businessId)),
  ]);
  return { businessId, name: detail.name };
}

type Create = typeof createPremiumBusiness;

/** The same wizard makes a first business and every further one; only who is asked to make it differs. */
const liveWith = (create: Create) =>
  businessCreationMachine.provide({
    actors: {
      loadDraft: promiseActor((input: { draftId: string }) => loadDraft(input.draftId)),
      draftKeeper,
      createPremiumBusiness: promiseActor(({ business, logo, idempotencyKey }: CreateInput, options: Options) =>
        create({ business: logo ? { ...business, logo } : business, idempotencyKey }, options),
      ),
      taskPolling: taskPollingMachine.provide({
        actors: {
          checkCreateStatus: promiseActor((input: { taskId: string }, options) =>
            checkCreateStatus({ task_id: input.taskId }, options),
          ),
        },
      }),
      refreshAfterCreation: promiseActor(refreshAfterCreation),
    },
  });

/** The new business as it stands, with what was answered since. */
async function correct({ businessId, answers }: CorrectionInput, options: Options): Promise<void> {
  const {
    owners: _owners,
    has_logo,
    is_set_up: _isSetUp,
    id: _id,
    ...known
  } = await queryClient.fetchQuery({
    ...businessDetailQuery(businessId),
    staleTime: 0,
  });
  const { avatar, interested_in, point_of_contact } = answers;
  const changed = await updateBusinessDuringOnboarding(
    {
      ...known,
      businessId,
      interested_in,
      ...(avatar === null || has_logo ? {} : { avatar }),
      ...(point_of_contact === null ? {} : { point_of_contact }),
    },
    options,
  );
  queryClient.setQueryData(businessDetailQuery(businessId).queryKey, changed);
}

export const liveBusinessQuestionnaireMachine = businessQuestionnaireMachine.provide({
  actors: {
    loadDraft: promiseActor((input: { draftId: string }) => loadDraft(input.draftId, questionnaireSteps)),
    draftKeeper,
    replaceBusinessLogo: promiseActor(async ({ businessId, logo }: LogoInput, options: Options) => {
      if (logo) await replaceBusinessLogo({ businessId, logo }, options);
    }),
    updateBusinessDuringOnboarding: promiseActor(correct),
  },
});

export const liveBusinessCreationMachine = liveWith(createPremiumBusiness);
export const liveBusinessAdditionMachine = liveWith(addBusiness);
export type CreationInput = InputFrom<typeof businessCreationMachine>;
