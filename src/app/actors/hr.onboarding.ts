import { navigate } from 'wouter/use-browser-location';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import type { employeeOnboardingMachine, OnboardingLink } from '../../machines/hr/employee-onboarding/machine.ts';
import type { onboardingFormMachine } from '../../machines/hr/onboarding-form/machine.ts';
import { hrPaths } from '../../paths/hr.ts';
import {
  approveOnboarding,
  createOnboarding,
  createOnboardingLink,
  getOnboarding,
  openOnboardingForm,
  returnOnboarding,
  saveOnboardingForm,
  submitOnboardingForm,
} from '../../services/operations/hr.onboarding.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { readEmployeeOnboardingDraft } from '../../views/hr/onboarding/employee-onboarding-draft.ts';
import { onboardingPlace, readOnboardingDraft } from '../../views/hr/onboarding/onboarding-draft.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { ofBusiness } from './assets.ts';
import { keyedActor } from './keyed-actor.ts';

type Made = { link: OnboardingLink; by: string };
/** The link that was made when the onboarding was started: it came with the history's entry, so that a reload keeps it. */
function linkHere(userId: string): OnboardingLink | null {
  const { made } = Object(history.state) as { made?: Made };
  // The next person in the tab may go back to the entry.
  return made?.by === userId ? made.link : null;
}

/** For whoever may not edit people, and at the address for looking, the onboarding is only shown. */
const isLookedAt = (path: string, mayEdit: boolean) => !mayEdit || path.startsWith(hrPaths.viewOnboarding(''));

export const employeeOnboardingFlow: Flow<typeof employeeOnboardingMachine> = {
  load: async () => (await import('../../machines/hr/employee-onboarding/machine.ts')).employeeOnboardingMachine,
  provide: (machine, _core) =>
    machine.provide({
      actors: {
        createOnboarding: keyedActor(createOnboarding),
        createOnboardingLink: keyedActor(createOnboardingLink),
        getOnboarding: keyedActor(getOnboarding),
        returnOnboarding: keyedActor(returnOnboarding),
        approveOnboarding: keyedActor(approveOnboarding),
      },
    }),
  input: ({ params: { id = null, employee: whose = null } }, core) => {
    const businessId = ofBusiness(core);
    const user = selectUser(core.session.getSnapshot());
    const membership = user?.business_user_memberships.find(({ business_id }) => business_id === businessId);
    const mayEdit = membership?.is_owner || membership?.permissions.some(({ codename }) => codename === 'edit_people');
    const employee = whose === 'new' ? null : whose;
    return {
      businessId,
      id,
      employee,
      idempotencyKey: randomKey(),
      link: linkHere(user?.id ?? ''),
      draft: readEmployeeOnboardingDraft({ userId: user?.id ?? '', businessId, about: id ?? employee }),
      isReadOnly: isLookedAt(location.pathname, mayEdit ?? false),
    };
  },
  onDone: ({ end, id, employee, link }, { session }) => {
    if (end === 'approved') {
      notify('good', 'Onboarding approved');
      navigate(employee === null ? hrPaths.onboardings() : hrPaths.employee(employee), { replace: true });
    } else if (end === 'listed') navigate(hrPaths.onboardings(), { replace: true });
    else if (end === 'started' && id !== null) {
      const by = selectUser(session.getSnapshot())?.id ?? '';
      navigate(hrPaths.onboarding(id), { replace: true, state: link && { made: { link, by } satisfies Made } });
    }
  },
};

export const onboardingFormFlow: Flow<typeof onboardingFormMachine> = {
  load: async () => (await import('../../machines/hr/onboarding-form/machine.ts')).onboardingFormMachine,
  provide: (machine) =>
    machine.provide({
      actors: {
        openOnboardingForm: keyedActor(openOnboardingForm),
        saveOnboardingForm: keyedActor(saveOnboardingForm),
        submitOnboardingForm: keyedActor(submitOnboardingForm),
      },
    }),
  input: ({ params: { token = '' } }) => ({ token, draft: readOnboardingDraft(onboardingPlace(token)) }),
};
