import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { type Fault, faultReportMachine } from './machine.ts';

export const token = 'AbCdEfGhIjKlMnOp';
export const photo = new File(['a picture'], 'smoke.jpg', { type: 'image/jpeg' });
export const smoke = { message: 'It smokes', name: 'Musa', contact: '0803 123 4567' };
export const fault: Fault = { reference: '7K3MZ9QW2T', status: 'pending', reported_at: '2026-11-20T09:00:00.000Z' };
const key = 'key-of-one-fault';

export const faultReportFlow = flow({
  title: 'Report a fault at a label',
  audience: 'visitor',
  route: '/a/:token',
  machine: faultReportMachine,
  happyEnd: 'sent',
  states: {
    describing: 'Saying what is wrong',
    off: 'Reports are off',
  },
  labels: {
    'fault.send': 'Send',
    hasMistakes: 'it is not said what is wrong',
    isOff: 'the business takes no reports here any more',
    reportFault: 'the server takes the fault',
  },
  cases: {
    inputs: [{ label: 'a label', input: { token } }],
    events: {
      'fault.send': [
        { label: 'with a photo', event: { type: 'fault.send', fields: smoke, photo, key } },
        {
          label: 'words alone',
          event: { type: 'fault.send', fields: { ...smoke, name: '', contact: '' }, photo: null, key },
        },
        {
          label: 'with spaces around',
          event: {
            type: 'fault.send',
            fields: { message: ' It smokes ', name: ' Musa ', contact: ' 0803 ' },
            photo: null,
            key,
          },
        },
        { label: 'nothing', event: { type: 'fault.send', fields: { ...smoke, message: ' ' }, photo: null, key } },
      ],
    },
    answers: {
      reportFault: {
        done: [{ label: 'taken', output: fault }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'the photo is none', error: refusal({ photo: ['Upload a PNG or JPEG.'] }) },
          { label: 'reports are off', error: problem('conflict', { code: 'off' }) },
          { label: 'too many today', error: problem('limited', { retryAfter: 600 }) },
        ],
      },
    },
    journeys: {
      'it is sent without the spaces around it': { steps: ['fault.send: with spaces around'] },
    },
    holds: {
      'what travels is known': (snapshot) => !snapshot.hasTag('busy') || snapshot.context.told !== null,
    },
    // No guard reads it; it is in the key so that paths try where it is cleared.
    key: ({ context: { problem: trouble } }) => ({ hasProblem: trouble !== null }),
  },
});
