import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { businessDeletionMachine } from './machine.ts';
import { businessDeletionSteps } from './steps.ts';

const name = 'Palm Oil';
const deletesAt = '2027-01-20T10:00:00.000Z';

export const businessDeletionFlow = flow({
  title: 'Delete or restore a business',
  audience: 'owner',
  route: '/settings?tab=business&view=delete',
  steps: businessDeletionSteps,
  machine: businessDeletionMachine,
  happyEnd: 'deleted',
  states: {
    entering: 'Opening the business',
    gone: 'Deleted for good',
    kept: 'Kept as it is',
    notEntered: 'Restored, but not opened',
    awaitingEnd: 'Waiting to be deleted',
  },
  labels: {
    'deletion.continue': 'Continue',
    'deletion.cancel': 'Keep the business',
    'deletion.back': 'Back',
    'deletion.type': 'Something is typed',
    'deletion.confirm': 'Delete the business',
    'business.restore': 'Restore the business',
    'business.enter': 'Open the business',
    isClosed: 'it was deleted before',
    isConfirmed: 'its name and a password are typed',
    isMissing: 'its 30 days are over',
    deleteWholeBusiness: 'the server closes the business',
    restoreBusiness: 'the server restores the business',
    enterRestoredBusiness: 'the app opens the restored business',
  },
  cases: {
    inputs: [
      { label: 'an open business', input: { businessId, name, deletesAt: null } },
      { label: 'a deleted one', input: { businessId, name, deletesAt } },
    ],
    events: {
      'deletion.continue': [{ label: '', event: { type: 'deletion.continue' } }],
      'deletion.back': [{ label: '', event: { type: 'deletion.back' } }],
      'deletion.cancel': [{ label: '', event: { type: 'deletion.cancel' } }],
      'deletion.type': [{ label: '', event: { type: 'deletion.type' } }],
      'deletion.confirm': [
        { label: 'name and password', event: { type: 'deletion.confirm', name, password: 'red-earth-and-rain' } },
        { label: 'another name', event: { type: 'deletion.confirm', name: 'Palm', password: 'red-earth-and-rain' } },
      ],
      'business.restore': [{ label: '', event: { type: 'business.restore' } }],
      'business.enter': [{ label: '', event: { type: 'business.enter' } }],
    },
    answers: {
      deleteWholeBusiness: {
        done: [{ label: 'closed', output: { deletes_at: deletesAt } }],
        error: [
          { label: 'the password is wrong', error: refusal({ password: ['Your password was entered incorrectly.'] }) },
          { label: 'no connection', error: noConnection },
        ],
      },
      restoreBusiness: {
        done: [{ label: 'open again', output: undefined }],
        error: [
          { label: 'its time is over', error: problem('missing', { detail: 'Not found.' }) },
          { label: 'no connection', error: noConnection },
        ],
      },
      enterRestoredBusiness: {
        done: [{ label: 'opened', output: undefined }],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    journeys: {
      'a wrong password is forgotten by going back': {
        steps: [
          'deletion.continue',
          'deletion.continue',
          'deletion.confirm: name and password',
          'error(deleteWholeBusiness): the password is wrong',
          'deletion.back',
        ],
      },
    },
    holds: {
      'the password is kept only while the server checks it': ({ value, context: { password } }) =>
        password === '' || value === 'deleting',
      'a business that is closed already is not deleted again': ({ value, context: { deletesAt } }) =>
        deletesAt === null || !['explaining', 'offeringExport', 'confirming', 'deleting', 'deleted'].includes(value),
    },
    // No guard reads the problem; it is in the key so that paths try where typing clears it.
    key: ({ context: { deletesAt: end, problem: trouble } }) => ({
      isClosed: end !== null,
      hasProblem: trouble !== null,
    }),
  },
});
