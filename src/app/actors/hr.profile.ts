import { navigate } from 'wouter/use-browser-location';
import { problem } from '../../domain/shared/problem.ts';
import type { profileChangeMachine } from '../../machines/hr/profile-change/machine.ts';
import type { profileChangeReviewMachine } from '../../machines/hr/profile-change-review/machine.ts';
import { hrPaths } from '../../paths/hr.ts';
import {
  approveProfileUpdateRequest,
  createMyProfileChange,
  getMyProfile,
  getProfileChange,
} from '../../services/operations/hr.profile.ts';
import type { Options } from '../../services/shared/client.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { profileChangePlace, readProfileChangeDraft } from '../../views/hr/profile-changes/profile-change-draft.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { ofBusiness } from './assets.ts';
import { keyedActor } from './keyed-actor.ts';

/** Fails as *missing* for somebody who is no employee. */
const profileOf = async (path: { businessId: string }, options: Options) => {
  const { profile } = await getMyProfile(path, options);
  if (profile === null) throw problem('missing');
  return profile;
};

export const profileChangeFlow: Flow<typeof profileChangeMachine> = {
  load: async () => (await import('../../machines/hr/profile-change/machine.ts')).profileChangeMachine,
  provide: (machine, _core) =>
    machine.provide({
      actors: {
        getMyProfile: keyedActor(profileOf),
        createMyProfileChange: keyedActor(createMyProfileChange),
      },
    }),
  input: (_, core) => {
    const businessId = ofBusiness(core);
    return { businessId, idempotencyKey: randomKey(), draft: readProfileChangeDraft(profileChangePlace()) };
  },
  onDone: () => {
    notify('good', 'HR has your request');
    navigate(hrPaths.myProfile(), { replace: true });
  },
};

/** What is approved is written to the record. */

export const profileChangeReviewFlow: Flow<typeof profileChangeReviewMachine> = {
  load: async () => (await import('../../machines/hr/profile-change-review/machine.ts')).profileChangeReviewMachine,
  provide: (machine, _core) => {
    const decide = approveProfileUpdateRequest;
    return machine.provide({
      actors: {
        getProfileChange: keyedActor(getProfileChange),
        approveProfileUpdateRequest: keyedActor(async (decision, options) => {
          const change = await decide(decision, options);
          notify('good', 'Decision sent');
          return change;
        }),
      },
    });
  },
  input: ({ params: { id = '' } }, core) => ({ businessId: ofBusiness(core), id }),
};
