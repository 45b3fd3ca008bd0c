import { navigate } from 'wouter/use-browser-location';
import type { profileChangeMachine } from '../../machines/hr/profile-change/machine.ts';
import { hrPaths } from '../../paths/hr.ts';
import { createMyProfileChange, getMyProfile, profileChangeKeys } from '../../services/hr/profile-changes.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { readProfileChangeDraft } from '../../views/hr/profile-changes/profile-change-draft.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { ofBusiness, rereading } from './assets.ts';
import { promiseActor } from './promise-actor.ts';

export const profileChangeFlow: Flow<typeof profileChangeMachine> = {
  load: async () => (await import('../../machines/hr/profile-change/machine.ts')).profileChangeMachine,
  provide: (machine, core) =>
    machine.provide({
      actors: {
        getMyProfile: promiseActor(getMyProfile),
        createMyProfileChange: promiseActor(rereading(core, createMyProfileChange, profileChangeKeys)),
      },
    }),
  input: (_, core) => {
    const businessId = ofBusiness(core);
    return { businessId, idempotencyKey: randomKey(), draft: readProfileChangeDraft(businessId) };
  },
  onDone: () => {
    notify('good', 'HR has your request');
    navigate(hrPaths.myProfile(), { replace: true });
  },
};
