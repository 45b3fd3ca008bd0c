import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { type OwnShift, type ShiftOffer, type SwapChoices, shiftOfferMachine } from './machine.ts';

export const own: OwnShift = { businessId, shift: '018f0000-0000-7000-8000-0000000000d1' };
const times = { start: '08:00', end: '16:00', location: 'Ikeja', role: 'Cashier' };
const bola = '018f0000-0000-7000-8000-0000000000e1';
const theirs = { id: '018f0000-0000-7000-8000-0000000000d2', date: '2036-12-10', ...times };
export const choices: SwapChoices = {
  shift: { id: own.shift, date: '2036-12-08', ...times },
  colleagues: [
    {
      employee: {
        id: bola,
        employee_id: 'EMP-0001',
        first_name: 'Bola',
        last_name: 'Ade',
        department: null,
        job_title: null,
        region: 'Ikeja',
      },
      can_take: true,
      shifts: [theirs],
    },
  ],
};
export const toEverybody: ShiftOffer = { to: null, in_exchange: null, note: null };
export const forTheirs: ShiftOffer = { to: bola, in_exchange: theirs.id, note: 'My sister marries' };
export const offeredAlready = problem('conflict', { detail: 'The shift is offered already.', code: 'taken' });

export const shiftOfferFlow = flow({
  title: 'Offer a shift to others',
  audience: 'staff',
  route: '/shift-rota?year=2036&week=50&modal=offer&of=018f0000-0000-7000-8000-0000000000d1',
  machine: shiftOfferMachine,
  happyEnd: 'offered',
  labels: {
    'choices.retry': 'Try again',
    'offer.send': 'Offer the shift',
    'offer.retry': 'Try again',
    'offer.leave': 'Keep the shift',
    readChoices: 'the server says who could take it',
    offerShift: 'the server offers the shift',
  },
  states: { unsent: 'Not known whether it is offered' },
  cases: {
    inputs: [{ label: 'a shift of their own', input: own }],
    events: {
      'choices.retry': [{ label: '', event: { type: 'choices.retry' } }],
      'offer.send': [
        { label: 'to everybody', event: { type: 'offer.send', offer: toEverybody } },
        { label: 'to a colleague, for a shift of theirs', event: { type: 'offer.send', offer: forTheirs } },
      ],
      'offer.retry': [{ label: '', event: { type: 'offer.retry' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'offer.leave': [{ label: '', event: { type: 'offer.leave' } }],
    },
    answers: {
      readChoices: {
        done: [{ label: 'one colleague', output: choices }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      offerShift: {
        done: [{ label: 'it is offered', output: null }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'it is offered already', error: offeredAlready },
        ],
      },
    },
    holds: {
      'who could take it was looked at': (snapshot) =>
        !snapshot.matches('offering') || snapshot.context.choices !== null,
    },
    key: ({ context: { offer, problem: kept } }) => ({ isToOne: offer.to !== null, hasProblem: kept !== null }),
  },
});
