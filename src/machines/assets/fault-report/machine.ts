/**
 * Report a fault at the label of an asset, without an account.
 * 1. The person says what is wrong, and may add a photo, a name and how to reach them.
 * 2. The server takes the fault once, however often it is sent, and gives a reference.
 * 3. A report that fails keeps everything typed and the photo, and is sent again.
 * 4. Where the business has switched reports off meanwhile, the person is told.
 * Started by the page of a label; it ends with the reference, or without.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type FaultFields, mistakesIn } from '../../../domain/assets/fault.ts';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

export type Fault = components['schemas']['Fault'];
/** The key is made up for one fault. */
type Told = { fields: FaultFields; photo: File | null; key: string };
export type FaultCreation = { token: string; key: string; photo: File | null } & FaultFields;

type Input = { token: string };
type Context = Input & { told: Told | null; fault: Fault | null; problem: Problem | null };
type Event = { type: 'fault.send' } & Told;
export type FaultReportOutput = { end: 'sent' | 'off'; reference: string | null };

const faultReport = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: FaultReportOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: { reportFault: placeholder<Fault, FaultCreation>('reportFault') },
  delays: { uploadDeadline },
  guards: {
    hasMistakes: (_, { fields }: Told) => Object.keys(mistakesIn(fields)).length > 0,
    isOff: (_, { error }: { error: unknown }) => problemOf(error).code === 'off',
  },
  actions: {
    storeMistakes: assign({
      problem: (_, { fields }: Told) => problem('invalid', { fields: mistakesIn(fields) as Record<string, string[]> }),
    }),
    storeTold: assign({ told: (_, { fields, photo, key }: Told) => ({ fields, photo, key }), problem: null }),
    storeFault: assign({ fault: (_, fault: Fault) => fault }),
  },
}).extend(askingParts);

const ask = asking(faultReport);

function creationOf({ token, told }: Context): FaultCreation {
  const { fields, photo, key } = given(told);
  const { message, name, contact } = fields;
  return { token, key, photo, message: message.trim(), name: name.trim(), contact: contact.trim() };
}

export const faultReportMachine = faultReport.createMachine({
  id: 'faultReport',
  description: 'Somebody at an asset reports a fault by the code on its label, without an account.',
  context: ({ input }) => ({ ...input, told: null, fault: null, problem: null }),
  initial: 'describing',
  states: {
    describing: {
      description: 'The person says what is wrong.',
      tags: 'editable',
      on: {
        'fault.send': [
          {
            guard: { type: 'hasMistakes', params: ({ event }) => event },
            actions: { type: 'storeMistakes', params: ({ event }) => event },
          },
          { target: 'sending', actions: { type: 'storeTold', params: ({ event }) => event } },
        ],
      },
    },
    sending: {
      description: 'The fault travels to the server with its photo.',
      tags: 'busy',
      ...ask({
        src: 'reportFault',
        input: ({ context }) => creationOf(context),
        onDone: { target: 'sent', actions: { type: 'storeFault', params: ({ event }) => event.output } },
        failTo: 'describing',
        onError: [failureWhen('isOff', 'off')],
        deadline: 'uploadDeadline',
      }),
    },
    sent: { description: 'The fault is reported, and the person has its reference.', type: 'final' },
    off: { description: 'The business takes no reports at its labels any more.', type: 'final', tags: 'failed' },
  },
  output: ({ context: { fault } }) => ({
    end: fault === null ? 'off' : 'sent',
    reference: fault?.reference ?? null,
  }),
});

export type FaultReportRef = ActorRefFrom<typeof faultReportMachine>;
