import type { planSelectionMachine } from '../../../../src/machines/billing/plan-selection/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Json } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';

const employees = ({ page }: Stage) => page.getByRole('textbox', { name: 'Number of employees' });
const onlyFree = (body: Json): Json => ({
  ...body,
  results: (body.results as Json[]).filter(({ plan_code }) => plan_code === 'free'),
});

export const driver = defineDriver<typeof planSelectionMachine>({
  flow: 'planSelection',
  open: (stage) => stage.goto('/premium/signup'),
  actors: {
    listBusinessPlans: {
      requests: ['GET /businesses/get_business_plan/'],
      done: async (held, { arc }) => {
        await held.letThrough(arc.offer.label === 'only a free one' ? { answer: onlyFree } : {});
      },
    },
  },
  events: {
    'plans.load': (stage) => stage.press(/^(Retry|Look again)$/),
    'plan.choose': async (stage, { selection: { numEmployees } }, { arc }) => {
      await employees(stage).fill(numEmployees === null ? '' : String(numEmployees));
      await stage.press('Proceed', arc.refused);
    },
  },
  states: {
    loading: { sees: ({ page, see }) => see(page.getByRole('status', { name: 'Loading the prices' })) },
    choosing: {
      sees: async (stage) => {
        await stage.see(employees(stage));
        await stage.see(stage.page.getByRole('region', { name: 'Plan summary' }));
      },
    },
    unreadable: { sees: ({ page, see }) => see(page.getByRole('alert').getByText('The prices could not be loaded')) },
    nothingOnOffer: { sees: ({ page, see }) => see(page.getByText('No plan is on offer here')) },
    chosen: {
      isLeft: true,
      sees: ({ page, see }) => see(page.getByRole('heading', { name: 'Create Your Account' })),
    },
  },
});
