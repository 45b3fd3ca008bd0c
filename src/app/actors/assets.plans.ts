/** Maintenance plans: the services behind their flow. */
import { navigate } from 'wouter/use-browser-location';
import { newPlan } from '../../domain/assets/plan-form.ts';
import { newReminderChoice } from '../../domain/shared/reminder.ts';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import type { maintenancePlanMachine } from '../../machines/assets/maintenance-plan/machine.ts';
import { assetsPaths } from '../../paths/assets.ts';
import {
  createMaintenancePlan,
  getMaintenancePlan,
  updateMaintenancePlan,
} from '../../services/operations/assets.plans.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { planDraftPlace, readPlanDraft } from '../../views/assets/plans/plan-draft.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { ofBusiness } from './assets.ts';
import { keyedActor } from './keyed-actor.ts';

type PlanFlow = Flow<typeof maintenancePlanMachine>;

const common = {
  load: async () => (await import('../../machines/assets/maintenance-plan/machine.ts')).maintenancePlanMachine,
  provide: (machine, _core) =>
    machine.provide({
      actors: {
        getMaintenancePlan: keyedActor(getMaintenancePlan),
        createMaintenancePlan: keyedActor(createMaintenancePlan),
        updateMaintenancePlan: keyedActor(updateMaintenancePlan),
      },
    }),
  onDone: ({ end, name }) => {
    if (end === 'saved') notify('good', `${name} is planned`);
    navigate(assetsPaths.maintenancePlans());
  },
} satisfies PlanFlow;

/** Of one asset or of a type, when the address names one. */
const begun = (search: URLSearchParams) => ({
  fields: newPlan({
    scope: search.has('asset_type') ? 'type' : 'asset',
    asset: search.get('asset') ?? '',
    asset_type: search.get('asset_type') ?? '',
  }),
  // When a day at work begins.
  reminder: newReminderChoice('service', '08:00'),
  idempotencyKey: randomKey(),
});

export const planCreationFlow: PlanFlow = {
  ...common,
  input: ({ search }, core) => {
    const businessId = ofBusiness(core);
    const place = planDraftPlace(selectUser(core.session.getSnapshot())?.id ?? '', businessId, search);
    return { businessId, id: null, draft: readPlanDraft(place) ?? begun(search) };
  },
};

export const planEditFlow: PlanFlow = {
  ...common,
  input: ({ search }, core) => ({
    businessId: ofBusiness(core),
    id: search.get('id') ?? '',
    draft: { fields: newPlan(), reminder: null, idempotencyKey: randomKey() },
  }),
};
