/**
 * Choose a plan, before there is an account.
 * 1. The app loads the plans on offer, with their prices and the VAT.
 * 2. A visitor chooses a product, a plan, a cycle, the number of employees, and whether it renews.
 * 3. They see the total and continue; the app does not accept an impossible number of employees.
 * 4. When the plans cannot be loaded, the visitor tries again; when none is on offer, the app says so.
 * Started by the sign-up for a paid plan; ends with the selection.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { operations } from '../../../../openapi/generated/contract.ts';
import { offeredPlans } from '../../../domain/billing/plans.ts';
import { type Plan, type Selection, seatsProblem } from '../../../domain/billing/selection.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

export type Plans = operations['listBusinessPlans']['responses']['200']['content']['application/json'];
type Wanted = Omit<Selection, 'numEmployees'> & { numEmployees: number | null };

type Input = {
  /** The earlier choice of a visitor who returns to change it. */
  selection: Selection | null;
};
type Context = Input & { plans: Plan[]; problem: Problem | null };
type Event = { type: 'plans.load' } | { type: 'plan.choose'; selection: Wanted };
export type PlanSelectionOutput = { selection: Selection | null };

const planSelection = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: PlanSelectionOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: { listBusinessPlans: placeholder<Plans, { country_name?: string }>('listBusinessPlans') },
  guards: {
    hasOffer: (_, { plans }: { plans: Plans }) => offeredPlans(plans.results).length > 0,
    isComplete: ({ context }, { selection }: { selection: Wanted }) =>
      seatsProblem(selection.numEmployees) === null &&
      context.plans.some(({ plan_code }) => plan_code === selection.planCode),
  },
  actions: {
    storePlans: assign({ plans: (_, { plans }: { plans: Plans }) => offeredPlans(plans.results) }),
    storeSelection: assign({
      selection: (_, { selection }: { selection: Wanted }) =>
        selection.numEmployees === null ? null : { ...selection, numEmployees: selection.numEmployees },
    }),
  },
}).extend(askingParts);

const ask = asking(planSelection);

export const planSelectionMachine = planSelection.createMachine({
  id: 'planSelection',
  description: 'A visitor chooses a plan and sees what it costs.',
  context: ({ input }) => ({ ...input, plans: [], problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The app loads the plans on offer and their prices.',
      tags: 'busy',
      ...ask({
        src: 'listBusinessPlans',
        // The product sells in naira everywhere.
        input: { country_name: 'nigeria' },
        onDone: [
          {
            guard: { type: 'hasOffer', params: ({ event }) => ({ plans: event.output }) },
            target: 'choosing',
            actions: { type: 'storePlans', params: ({ event }) => ({ plans: event.output }) },
          },
          { target: 'nothingOnOffer' },
        ],
        failTo: 'unreadable',
      }),
    },
    choosing: {
      description: 'The visitor chooses the product, plan, cycle and number of employees.',
      tags: 'editable',
      on: {
        'plan.choose': {
          guard: { type: 'isComplete', params: ({ event }) => event },
          target: 'chosen',
          actions: { type: 'storeSelection', params: ({ event }) => event },
        },
      },
    },
    unreadable: {
      description: 'The plans could not be loaded; the visitor can try again.',
      tags: 'failed',
      on: { 'plans.load': { target: 'loading', actions: 'clearProblem' } },
    },
    nothingOnOffer: {
      description: 'No plan is on offer.',
      tags: 'failed',
      on: { 'plans.load': 'loading' },
    },
    chosen: { description: 'The visitor has chosen a plan and continues.', type: 'final' },
  },
  output: ({ context: { selection } }) => ({ selection }),
});

export type PlanSelectionRef = ActorRefFrom<typeof planSelectionMachine>;
