import { flow } from '../../flow.ts';
import { noConnection } from '../../shared/samples.ts';
import { freePlan, premiumPlan, selection } from '../samples.ts';
import { planSelectionMachine } from './machine.ts';

const page = { count: 2, next: null, previous: null };
const payrollPlan = { ...premiumPlan, plan_code: 'payroll' };

export const planSelectionFlow = flow({
  title: 'Choose a plan',
  audience: 'visitor',
  route: '/premium/signup',
  machine: planSelectionMachine,
  labels: {
    'plan.choose': 'Proceed',
    'plans.load': 'Retry',
    hasOffer: 'a plan is on offer',
    isComplete: 'a plan and a possible number of employees are chosen',
    listBusinessPlans: 'the server lists the plans and prices',
  },
  cases: {
    inputs: [{ label: 'a visitor comes to buy', input: { selection: null } }],
    events: {
      'plans.load': [{ label: '', event: { type: 'plans.load' } }],
      'plan.choose': [
        { label: 'a month for seven', event: { type: 'plan.choose', selection } },
        { label: 'no number', event: { type: 'plan.choose', selection: { ...selection, numEmployees: null } } },
        { label: 'nobody', event: { type: 'plan.choose', selection: { ...selection, numEmployees: 0 } } },
      ],
    },
    answers: {
      listBusinessPlans: {
        done: [
          { label: 'the plans', output: { ...page, results: [freePlan, premiumPlan] } },
          { label: 'two to pay for', output: { ...page, results: [freePlan, payrollPlan, premiumPlan] } },
          { label: 'only a free one', output: { ...page, results: [freePlan] } },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    journeys: {
      'one of two plans is chosen': {
        steps: ['done(listBusinessPlans): two to pay for', 'plan.choose: a month for seven'],
      },
    },
    equivalentMutants: {
      'machine.ts planSelection.actions.storeSelection.selection: always take the second of selection.numEmployees === null ? null : { ...selection, nu…':
        'isComplete has refused a selection without a number',
      'machine.ts planSelection.actions.storeSelection.selection.numEmployees: drop numEmployees: selection.numEmployees':
        'it is for the type: the spread holds the same number',
    },
    key: () => ({}),
  },
});
