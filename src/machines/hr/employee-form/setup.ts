import { assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import {
  changeOf,
  changesBetween,
  type EmployeeFieldChange,
  type EmployeeFields,
  type EmployeeStep,
  fieldsOf,
  formOf,
  mistakesIn,
  newEmployeeFields,
  type RecordField,
  rebased,
  stepOf,
  withoutMine,
  withTheirs,
  withTyped,
} from '../../../domain/hr/employee-form.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type EmployeeRecord = Schemas['EmployeeRecord'];
type OfOne = { businessId: string; id: string };
export type EmployeeCreation = { businessId: string; idempotencyKey: string } & Schemas['EmployeeForm'];
export type EmployeeUpdate = OfOne & { seen: object | null } & Schemas['EmployeeChange'];

/**
 * What is typed, and the key that makes sending it again harmless. `seen` is the record that the form was filled with: what
 * differs from it was touched, also after a reload in the middle. It is null for a new employee.
 */
export type EmployeeDraft = {
  fields: EmployeeFields;
  idempotencyKey: string;
  seen: EmployeeRecord | null;
  /** What somebody else changed, as the person was told. */
  changes?: EmployeeFieldChange[];
};
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
type Context = Omit<Input, 'draft'> & {
  fields: EmployeeFields;
  hasDraft: boolean;
  /** The record as it was when the form was filled, or when somebody else's changes were last shown. */
  seen: EmployeeRecord | null;
  /** What somebody else changed, once that was found out. */
  changes: EmployeeFieldChange[] | null;
  problem: Problem | null;
};
type Event =
  | { type: 'fields.type'; changed: Partial<EmployeeFields> }
  | { type: 'step.continue' }
  | { type: 'step.back' }
  /** Forward and a reload lead to a step that was reached before; unlike *continue*, they never save. */
  | { type: 'step.skip' }
  /** The person uses the value that somebody else gave this field. */
  | { type: 'theirs.take'; field: RecordField }
  | { type: 'employee.save' }
  | { type: 'employee.addAgain'; idempotencyKey: string }
  | { type: 'employee.retry' }
  | { type: 'list.open' };
export const ends = ['saved', 'unchanged', 'listed'] as const;
export type EmployeeFormOutput = { end: (typeof ends)[number]; id: string | null };

type OfStep = { step: EmployeeStep };
type Failed = { error: unknown };
type Sent = { employee: EmployeeRecord };
const refusedStep = ({ error }: Failed) => stepOf(problemOf(error).fields);

/** What is there now, under what was typed. */
function readAgain({ seen, fields }: Context, employee: EmployeeRecord) {
  const now = fieldsOf(employee);
  const meanwhile = { before: fieldsOf(seen ?? employee), now, typed: fields };
  return { fields: rebased(meanwhile), changes: changesBetween(meanwhile) };
}

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
    hasChanges: ({ context: { seen, fields } }) =>
      seen !== null && Object.keys(changeOf(fieldsOf(seen), fields)).length > 0,
    isReadyForPay: ({ context }) => context.asksPay && Object.keys(mistakesIn('work', context.fields)).length === 0,
    isReady: ({ context }, { step }: OfStep) => Object.keys(mistakesIn(step, context.fields)).length === 0,
    isChangedMeanwhile: (_, { error }: Failed) => problemOf(error).code === 'changed_meanwhile',
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
    storeEmployee: assign(({ context }, { employee }: Sent) => {
      if (!context.hasDraft) return { seen: employee, fields: fieldsOf(employee) };
      const { fields, changes } = readAgain(context, employee);
      // Without news, what was told before a reload is told again.
      return { seen: employee, fields, changes: changes.some(({ mine }) => mine !== null) ? changes : context.changes };
    }),
    storeTheirs: assign(({ context }, { employee }: Sent) => ({ seen: employee, ...readAgain(context, employee) })),
    takeTheirs: assign(({ context: { fields, seen, changes } }, { field }: { field: RecordField }) => ({
      fields: seen ? withTheirs(fields, fieldsOf(seen), field) : fields,
      changes: changes && withoutMine(changes, field),
      problem: null,
    })),
    storeSaved: assign({ id: (_, { employee }: Sent) => employee.id }),
    storeKey: assign({ idempotencyKey: (_, { idempotencyKey }: { idempotencyKey: string }) => idempotencyKey }),
  },
}).extend(askingParts);

export const contextOf = ({ draft, ...input }: Input): Context => ({
  ...input,
  fields: draft?.fields ?? newEmployeeFields,
  hasDraft: draft !== null,
  seen: draft?.seen ?? null,
  idempotencyKey: draft?.idempotencyKey ?? input.idempotencyKey,
  changes: draft?.changes ?? null,
  problem: null,
});

export const creationOf = ({ businessId, idempotencyKey, fields, asksPay }: Context): EmployeeCreation => ({
  businessId,
  idempotencyKey,
  ...formOf(fields, { hasPay: asksPay }),
});

export function updateOf({ businessId, id, seen, fields }: Context): EmployeeUpdate {
  if (id === null || seen === null) throw new Error('nobody was loaded');
  return { businessId, id, seen, ...changeOf(fieldsOf(seen), fields) };
}
