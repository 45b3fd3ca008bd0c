import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../samples.ts';
import { assignmentMachine, type NamedThing, type Person } from './machine.ts';

const personOf = (number: number, first_name: string, last_name: string): Person => ({
  id: `01a00000-0000-7000-8000-0000000000b${number}`,
  employee_id: `EMP-000${number}`,
  first_name,
  last_name,
  photo: null,
  job_title: 'Truck driver',
  department_name: 'Fleet',
});
export const emeka = personOf(2, 'Emeka', 'Obi');
export const sule = personOf(3, 'Sule', 'Abubakar');
export const hmo: NamedThing = { id: '01a00000-0000-7000-8000-0000000000c1', name: 'HMO standard plan' };
export const today = '2026-11-20';
export const notActive = 'Only an active employee can be given a benefit.';

export const assignmentFlow = flow({
  title: 'Give benefits or time off to employees',
  audience: 'staff',
  route: '/hr/benefits',
  machine: assignmentMachine,
  happyEnd: 'assigned',
  states: {
    refused: 'Some cannot be given it',
    gone: 'It was deleted',
  },
  labels: {
    'people.choose': 'Choose the employees',
    'assignment.submit': 'Give it',
    'refused.leave': 'Go on without them',
    'assignment.leave': 'Close',
    hasPeople: 'somebody is chosen',
    hasDay: 'a day is filled in',
    hasOthers: 'some can be given it',
    isAboutPeople: 'the server refuses some of the people',
    isGone: 'one of the things is not there any more',
    bulkAssign: 'the server gives it',
  },
  cases: {
    inputs: [{ label: 'one benefit', input: { businessId, things: [hmo], today } }],
    events: {
      'people.choose': [
        { label: 'two people', event: { type: 'people.choose', people: [emeka, sule] } },
        { label: 'one person', event: { type: 'people.choose', people: [emeka] } },
        { label: 'nobody', event: { type: 'people.choose', people: [] } },
      ],
      'assignment.submit': [
        { label: 'from today', event: { type: 'assignment.submit', startDate: today } },
        { label: 'without a day', event: { type: 'assignment.submit', startDate: '' } },
      ],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'refused.leave': [{ label: '', event: { type: 'refused.leave' } }],
      'assignment.leave': [{ label: '', event: { type: 'assignment.leave' } }],
    },
    answers: {
      bulkAssign: {
        done: [{ label: 'given', output: { count: 2 } }],
        error: [
          { label: 'the first one has left', error: refusal({ 'employees.0': [notActive] }) },
          { label: 'the benefit is gone', error: refusal({ 'benefits.0': ['There is no such benefit.'] }) },
          { label: 'the day is refused', error: refusal({ start_date: ['This day is too far ahead.'] }) },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    holds: {
      'nothing is sent without people and a day': ({ value, context: { people, startDate } }) =>
        value !== 'assigning' || (people.length > 0 && startDate !== ''),
      'somebody is refused only where it is said': ({ value, context: { refused } }) =>
        refused.length > 0 === (value === 'refused'),
    },
    key: ({ context: { people, startDate, refused, problem: trouble } }) => ({
      people: people.length,
      hasDay: startDate !== '',
      refused: refused.length,
      // No guard reads it; it is in the key so that paths try where it is cleared.
      hasProblem: trouble !== null,
    }),
  },
});
