/**
 * Add a department.
 * 1. The person types its name; without one nothing is sent.
 * 2. The server adds it once, however often it is sent.
 * 3. A name that the server refuses is said at the field, with everything typed.
 * 4. Without a connection or an answer the person sends it again, or goes back to what they typed.
 * Started by its page; it ends with the department, or without.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../openapi/generated/contract.ts';
import { type Problem, problem, problemOf } from '../../../src/domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../../src/machines/shared/ask.ts';
import { endOf } from '../../../src/machines/shared/ending.ts';
import { placeholder } from '../../../src/machines/shared/placeholder.ts';

export type Department = components['schemas']['Department'];
export type DepartmentCreation = { businessId: string } & components['schemas']['NewDepartment'];

type Input = { businessId: string };
type Context = Input & { name: string; problem: Problem | null };
type Event =
  | { type: 'form.submit'; name: string }
  | { type: 'form.retry' }
  | { type: 'step.back' }
  | { type: 'form.leave' };
const ends = ['added', 'left'] as const;
export type DepartmentAdditionOutput = { end: (typeof ends)[number]; name: string };

const noName = problem('invalid', { fields: { name: ['Enter a name.'] } });

const departmentAddition = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: DepartmentAdditionOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: { createDepartment: placeholder<Department, DepartmentCreation>('createDepartment') },
  guards: {
    hasName: (_, { name }: { name: string }) => name.trim() !== '',
    isInvalid: (_, { error }: { error: unknown }) => problemOf(error).kind === 'invalid',
  },
  actions: {
    storeName: assign({ name: (_, { name }: { name: string }) => name.trim(), problem: null }),
    storeNoName: assign({ problem: noName }),
  },
}).extend(askingParts);

const ask = asking(departmentAddition);

export const departmentAdditionMachine = departmentAddition.createMachine({
  id: 'departmentAddition',
  description: 'A person adds a department.',
  context: ({ input }) => ({ ...input, name: '', problem: null }),
  initial: 'naming',
  states: {
    naming: {
      description: 'The person types the name.',
      tags: 'editable',
      on: {
        'form.submit': [
          {
            guard: { type: 'hasName', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'storeName', params: ({ event }) => event },
          },
          { actions: 'storeNoName' },
        ],
        'form.leave': 'left',
      },
    },
    saving: {
      description: 'The server adds the department.',
      tags: 'busy',
      ...ask({
        src: 'createDepartment',
        input: ({ context: { businessId, name } }) => ({ businessId, name }),
        onDone: { target: 'added' },
        onError: [failureWhen('isInvalid', 'naming')],
        failTo: 'unsaved',
      }),
    },
    unsaved: {
      description: 'It is not known whether the department was added; sending again does not add it twice.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'form.retry': 'saving', 'step.back': 'naming' },
    },
    added: { description: 'The department is there.', type: 'final', output: 'added' },
    left: { description: 'The person goes on without it.', type: 'final', output: 'left' },
  },
  output: ({ event, context: { name } }) => ({ end: endOf(ends, event.output), name }),
});

export type DepartmentAdditionRef = ActorRefFrom<typeof departmentAdditionMachine>;
