import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { type BusinessDetail, businessEditMachine } from './machine.ts';

export const palmOil: BusinessDetail = {
  id: businessId,
  name: 'Palm Oil',
  description: '',
  type: 'partnership',
  phone_number: '+2348012345678',
  address1: '1 Allen Avenue',
  address2: '',
  post_code: '',
  country: 'NG',
  state: 'Lagos',
  city: 'Ikeja',
  currency: 'NGN',
  time_zone: 'Africa/Lagos',
  size: '1-20',
  avatar: 'green',
  has_logo: false,
  interested_in: ['Core HR'],
  is_set_up: true,
  owners: ['Ada Obi'],
  version: 3,
};
const edit = { business: palmOil, typed: { city: 'Yaba' } };

const conflict = [
  'details.save: another city',
  'error(saveBusiness): somebody else saved first',
  'done(getBusinessDetail): they changed the same',
];

export const businessEditFlow = flow({
  title: 'Change the details of a business',
  audience: 'owner',
  route: '/settings?tab=business',
  machine: businessEditMachine,
  happyEnd: 'saving',
  labels: {
    'details.save': 'Save changes',
    'details.discard': 'Discard',
    'theirs.take': 'Take theirs',
    hasChanges: 'something is changed',
    isConflict: 'somebody else saved first',
    saveBusiness: 'the server saves the details',
    getBusinessDetail: 'the server sends the details as they are now',
  },
  cases: {
    inputs: [{ label: 'an owner', input: { businessId } }],
    events: {
      'details.save': [
        { label: 'another city', event: { type: 'details.save', ...edit } },
        { label: 'nothing changed', event: { type: 'details.save', business: palmOil, typed: { city: 'Ikeja' } } },
      ],
      'details.discard': [{ label: '', event: { type: 'details.discard' } }],
      'theirs.take': [{ label: '', event: { type: 'theirs.take' } }],
    },
    answers: {
      saveBusiness: {
        done: [{ label: 'saved', output: { ...palmOil, city: 'Yaba', version: 4 } }],
        error: [
          { label: 'somebody else saved first', error: problem('conflict', { code: 'changed_meanwhile' }) },
          { label: 'the city is refused', error: refusal({ city: ['This field may not be blank.'] }) },
          { label: 'no connection', error: noConnection },
        ],
      },
      getBusinessDetail: {
        done: [
          { label: 'they changed the same', output: { ...palmOil, city: 'Epe', version: 4 } },
          { label: 'they changed something else', output: { ...palmOil, description: 'Oil mill', version: 4 } },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    holds: {
      'what is being saved was edited': (snapshot) => !snapshot.hasTag('busy') || snapshot.context.edit !== null,
    },
    journeys: {
      'a refusal is forgotten by discarding': {
        steps: ['details.save: another city', 'error(saveBusiness): the city is refused', 'details.discard'],
      },
      'a conflict is forgotten by taking theirs': { steps: [...conflict, 'theirs.take'] },
      'a conflict is forgotten by saving': {
        steps: [...conflict, 'details.save: another city', 'done(saveBusiness): saved'],
      },
    },
    equivalentMutants: {
      'machine.ts : if false instead of edit === null': 'saving is entered with an edit only',
    },
    // No guard reads them; they are in the key so that paths try where they are cleared.
    key: ({ context: { conflicts, problem: trouble } }) => ({
      conflicts: conflicts?.length ?? null,
      hasProblem: trouble !== null,
    }),
  },
});
