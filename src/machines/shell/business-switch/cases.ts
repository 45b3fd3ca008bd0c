import { flow } from '../../flow.ts';
import { noConnection, otherBusinessId } from '../../shared/samples.ts';
import { businessSwitchMachine } from './machine.ts';
import * as selectors from './selectors.ts';

const names = { from: 'Palm Oil', to: 'Kola Nut Traders' };

export const businessSwitchFlow = flow({
  title: 'Switch to another business',
  audience: 'staff',
  route: '/dashboard',
  machine: businessSwitchMachine,
  happyEnd: 'entering',
  states: {
    shutOut: 'No longer a member',
    unanswered: 'No answer',
    moved: 'Moved to another business',
  },
  labels: {
    'business.choose': 'Another business is chosen',
    'business.moved': 'Another tab, or a removal, opens another business',
    'switch.dismiss': 'OK',
    'switch.retry': 'Retry',
    isMember: 'they belong to that business',
    enterBusiness: 'the server says what they may do there',
  },
  cases: {
    inputs: [{ label: 'in one of several businesses', input: undefined }],
    events: {
      'business.choose': [
        { label: 'another', event: { type: 'business.choose', businessId: otherBusinessId, name: names.to } },
      ],
      'switch.retry': [{ label: '', event: { type: 'switch.retry' } }],
      'switch.dismiss': [{ label: '', event: { type: 'switch.dismiss' } }],
      'business.moved': [
        { label: 'another tab went there', event: { type: 'business.moved', cause: 'elsewhere', ...names } },
      ],
    },
    anytime: { 'business.moved': {} },
    selectors: { ...selectors },
    answers: {
      enterBusiness: {
        done: [
          { label: 'they belong there', output: { isMember: true, cause: null } },
          { label: 'they were removed', output: { isMember: false, cause: 'removed' } },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    key: () => ({}),
  },
});
