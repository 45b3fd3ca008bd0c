import { navigate } from 'wouter/use-browser-location';
import type { profileChangeMachine } from '../../machines/hr/profile-change/machine.ts';
import type { profileChangeReviewMachine } from '../../machines/hr/profile-change-review/machine.ts';
import { hrPaths } from '../../paths/hr.ts';
import {
  approveProfileUpdateRequest,
  createMyProfileChange,
  getMyProfile,
  getProfileChange,
  profileChangeKeys,
} from '../../services/hr/profile-changes.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { profileChangePlace, readProfileChangeDraft } from '../../views/hr/profile-changes/profile-change-draft.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { ofBusiness, rereading } from './assets.ts';
import { employeeKeys } from './hr.ts';
import { keyedActor } from './keyed-actor.ts';

export const profileChangeFlow: Flow<typeof profileChangeMachine> = {
  load: async () => (await import('../../machines/hr/profile-change/machine.ts')).profileChangeMachine,
  provide: (machine, core) =>
    machine.provide({
      actors: {
        getMyProfile: keyedActor(getMyProfile),
        createMyProfileChange: keyedActor(rereading(core, createMyProfileChange, profileChangeKeys)),
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
const recordKeys = (businessId: string) => [...profileChangeKeys(businessId), ...employeeKeys(businessId)];

export const profileChangeReviewFlow: Flow<typeof profileChangeReviewMachine> = {
  load: async () => (await import('../../machines/hr/profile-change-review/machine.ts')).profileChangeReviewMachine,
  provide: (machine, core) => {
    const decide = rereading(core, approveProfileUpdateRequest, recordKeys);
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
