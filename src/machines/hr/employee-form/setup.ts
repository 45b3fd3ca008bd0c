import { assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import {
  type EmployeeFields,
  type EmployeeStep,
  fieldsOf,
  formOf,
  mistakesIn,
  newEmployeeFields,
  stepOf,
  withTyped,
} from '../../../domain/hr/employee-form.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type EmployeeRecord = Schemas['EmployeeRecord'];
type OfOne = { businessId: string; id: string };
export type EmployeeCreation = { businessId: string; idempotencyKey: string } & Schemas['EmployeeForm'];
export type EmployeeUpdate = OfOne & { seen: object | null } & Schemas['EmployeeForm'];

/**
 * What is typed, and the key that makes sending it again harmless. `seen` is the record that the form was filled with, without the photo, so that
 * a reload in the middle does not hide what somebody else has changed since then; null for a new employee.
 */
export type EmployeeDraft = { fields: EmployeeFields; idempotencyKey: string; seen: object | null };
type Input = {
  businessId: string;
  /** The employee to change; null for a new one. */
  id: string | null;
  /** Whether a new employee's pay is asked for. */
  asksPay: boolean;
  idempotencyKey: string;
  /** What was typed before a reload. */
  draft: EmployeeDraft | null;
};
/** `known` is the photo that the server has. */
type Context = Omit<Input, 'draft'> & {
  fields: EmployeeFields;
  hasDraft: boolean;
  seen: object | null;
  known: string;
  problem: Problem | null;
};
type Event =
  | { type: 'fields.type'; changed: Partial<EmployeeFields> }
  | { type: 'step.continue' }
  | { type: 'step.back' }
  /** Forward and a reload lead to a step that was reached before; unlike *continue*, they never save. */
  | { type: 'step.skip' }
  | { type: 'employee.save' }
  | { type: 'employee.addAgain'; idempotencyKey: string }
  | { type: 'employee.retry' }
  | { type: 'list.open' };
export const ends = ['saved', 'listed'] as const;
export type EmployeeFormOutput = { end: (typeof ends)[number]; id: string | null };

type OfStep = { step: EmployeeStep };
type Failed = { error: unknown };
const refusedStep = ({ error }: Failed) => stepOf(problemOf(error).fields);

export const employeeForm = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: EmployeeFormOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    getEmployee: placeholder<EmployeeRecord, OfOne>('getEmployee'),
    createEmployee: placeholder<EmployeeRecord, EmployeeCreation>('createEmployee'),
    updateEmployee: placeholder<EmployeeRecord, EmployeeUpdate>('updateEmployee'),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    asksPay: ({ context }) => context.asksPay,
    isReadyForPay: ({ context }) => context.asksPay && Object.keys(mistakesIn('work', context.fields)).length === 0,
    isReady: ({ context }, { step }: OfStep) => Object.keys(mistakesIn(step, context.fields)).length === 0,
    isAboutPerson: (_, failed: Failed) => refusedStep(failed) === 'person',
    isAboutWork: (_, failed: Failed) => refusedStep(failed) === 'work',
  },
  actions: {
    storeTyped: assign({
      fields: ({ context }, { changed }: { changed: Partial<EmployeeFields> }) => withTyped(context.fields, changed),
      hasDraft: true,
      problem: null,
    }),
    storeMistakes: assign({
      problem: ({ context }, { step }: OfStep) => problem('invalid', { fields: mistakesIn(step, context.fields) }),
    }),
    storeEmployee: assign(({ context }, { employee: { photo, ...seen } }: { employee: EmployeeRecord }) => ({
      known: photo ?? '',
      seen: context.seen ?? seen,
      ...(context.hasDraft ? {} : { fields: fieldsOf({ photo, ...seen }) }),
    })),
    storeSaved: assign({ id: (_, { employee }: { employee: EmployeeRecord }) => employee.id }),
    storeKey: assign({ idempotencyKey: (_, { idempotencyKey }: { idempotencyKey: string }) => idempotencyKey }),
  },
}).extend(askingParts);

export const contextOf = ({ draft, ...input }: Input): Context => ({
  ...input,
  fields: draft?.fields ?? newEmployeeFields,
  hasDraft: draft !== null,
  seen: draft?.seen ?? null,
  idempotencyKey: draft?.idempotencyKey ?? input.idempotencyKey,
  known: '',
  problem: null,
});

const sentOf = ({ fields, known, asksPay }: Context) => formOf(fields, { known, hasPay: asksPay });

export const creationOf = (context: Context): EmployeeCreation => {
  const { businessId, idempotencyKey } = context;
  return { businessId, idempotencyKey, ...sentOf(context) };
};

export const updateOf = (context: Context): EmployeeUpdate => {
  const { businessId, id, seen } = context;
  return { businessId, id: id ?? '', seen, ...sentOf(context) };
};
