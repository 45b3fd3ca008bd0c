/**
 * Record a service, a repair or an inspection, or change what was recorded.
 * 1. The person fills in the form, whose files leave at once, and saves it; what is missing is said at its field.
 * 2. With a reminder of the next service, the server is told of it first; the entry carries it.
 * 3. A new entry is recorded once, however often it is sent.
 * 4. When an earlier attempt had arrived after all, the person is told before they record another one.
 * 5. A save that fails can be tried again; nothing typed is lost.
 * Started by the form's screens; the draft of what is typed is theirs. It ends with the entry, or without.
 */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { changesOf, type MaintenanceFields, mistakesIn, toEntry } from '../../../domain/assets/maintenance-form.ts';
import { type Problem, problem } from '../../../domain/shared/problem.ts';
import type { ReminderChoice } from '../../../domain/shared/reminder.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Maintenance = Schemas['Maintenance'];
type OfBusiness = { businessId: string };
export type MaintenanceCreation = OfBusiness & { idempotencyKey: string } & Schemas['NewMaintenance'];
export type MaintenanceUpdate = OfBusiness & { id: string; seen: object | null } & Schemas['ChangedMaintenance'];

export type ReminderCreation = OfBusiness & { idempotencyKey: string; asset: string } & ReminderChoice;

/** What the person saves. The key is that of a new entry, and `known` what the form began with; `seen` is the entry itself. */
type Save = {
  fields: MaintenanceFields;
  idempotencyKey: string;
  known: MaintenanceFields;
  seen: object | null;
  /** The reminder to set; null for none, and where there is one already. */
  reminder: ReminderChoice | null;
  reminderKey: string;
  /** The files of the entry, which are at the server; null where they stay as they are. */
  attachments: readonly string[] | null;
};
type Input = OfBusiness & { id: string | null };
/** `reminder` is at the server. */
type Context = Input & { save: Save | null; reminder: string | null; problem: Problem | null };
type Event = ({ type: 'maintenance.save' } & Save) | { type: 'form.leave' };
const ends = ['left', 'saved'] as const;
export type MaintenanceFormOutput = { end: (typeof ends)[number] };

const maintenanceForm = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: MaintenanceFormOutput;
    /** `entry.stored`: nothing typed has to be kept any more. `key.spent`: the key belongs to another entry. */
    emitted: { type: 'entry.stored' } | { type: 'key.spent' };
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    createReminder: placeholder<{ id: string }, ReminderCreation>('createReminder'),
    createMaintenance: placeholder<Maintenance, MaintenanceCreation>('createMaintenance'),
    updateMaintenance: placeholder<Maintenance, MaintenanceUpdate>('updateMaintenance'),
  },
  guards: {
    hasMistakes: (_, { fields }: Save) => Object.keys(mistakesIn(fields)).length > 0,
    wantsReminder: (_, { reminder }: Save) => reminder !== null,
    isNew: ({ context }) => context.id === null,
    hasChanges: (_, { fields, known, attachments }: Save) =>
      attachments !== null || Object.keys(changesOf(known, fields)).length > 0,
  },
  actions: {
    storeMistakes: assign({
      problem: (_, { fields }: Save) => problem('invalid', { fields: mistakesIn(fields) as Record<string, string[]> }),
    }),
    storeSave: assign({
      save: (_, { fields, idempotencyKey, known, seen, reminder, reminderKey, attachments }: Save) => ({
        fields,
        idempotencyKey,
        known,
        seen,
        reminder,
        reminderKey,
        attachments,
      }),
      reminder: null,
      problem: null,
    }),
    storeReminder: assign({ reminder: (_, { id }: { id: string }) => id }),
    notifyStored: emit({ type: 'entry.stored' }),
    notifyKeySpent: emit({ type: 'key.spent' }),
  },
}).extend(askingParts);

function reminderOf({ businessId, save }: Context): ReminderCreation {
  const { fields, reminder, reminderKey } = given(save);
  return { businessId, asset: fields.asset, idempotencyKey: reminderKey, ...given(reminder) };
}

/** What goes with the fields. */
const carried = ({ reminder, save }: Context) => ({
  ...(reminder === null ? {} : { reminder }),
  ...(save?.attachments == null ? {} : { attachments: [...save.attachments] }),
});

const ask = asking(maintenanceForm);

export const maintenanceFormMachine = maintenanceForm.createMachine({
  id: 'maintenanceForm',
  description: 'A person records a service, a repair or an inspection of an asset, or changes one.',
  context: ({ input }) => ({ ...input, save: null, reminder: null, problem: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person fills in the form.',
      tags: 'editable',
      on: {
        'maintenance.save': [
          {
            guard: { type: 'hasMistakes', params: ({ event }) => event },
            actions: { type: 'storeMistakes', params: ({ event }) => event },
          },
          {
            guard: { type: 'wantsReminder', params: ({ event }) => event },
            target: 'settingReminder',
            actions: { type: 'storeSave', params: ({ event }) => event },
          },
          { guard: 'isNew', target: 'creating', actions: { type: 'storeSave', params: ({ event }) => event } },
          {
            guard: { type: 'hasChanges', params: ({ event }) => event },
            target: 'updating',
            actions: { type: 'storeSave', params: ({ event }) => event },
          },
        ],
        'form.leave': 'left',
      },
    },
    settingReminder: {
      description: 'The server notes when to remind of the next service.',
      tags: 'busy',
      ...ask({
        src: 'createReminder',
        input: ({ context }) => reminderOf(context),
        onDone: [
          {
            guard: 'isNew',
            target: 'creating',
            actions: { type: 'storeReminder', params: ({ event }) => event.output },
          },
          { target: 'updating', actions: { type: 'storeReminder', params: ({ event }) => event.output } },
        ],
        failTo: 'editing',
      }),
    },
    creating: {
      description: 'The server records the entry.',
      tags: 'busy',
      ...ask({
        src: 'createMaintenance',
        input: ({ context }) => {
          const { fields, idempotencyKey } = given(context.save);
          return { businessId: context.businessId, idempotencyKey, ...toEntry(fields), ...carried(context) };
        },
        onDone: { target: 'saved', actions: 'notifyStored' },
        failTo: 'editing',
        onError: [failureWhen('isConflict', 'foundEarlier')],
      }),
    },
    foundEarlier: {
      description: 'An earlier attempt had arrived after all; the person is told before they record another entry.',
      tags: 'failed',
      entry: 'notifyKeySpent',
      on: {
        'form.leave': 'left',
        'maintenance.save': [
          {
            guard: { type: 'hasMistakes', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'storeMistakes', params: ({ event }) => event },
          },
          {
            guard: { type: 'wantsReminder', params: ({ event }) => event },
            target: 'settingReminder',
            actions: { type: 'storeSave', params: ({ event }) => event },
          },
          { target: 'creating', actions: { type: 'storeSave', params: ({ event }) => event } },
        ],
      },
    },
    updating: {
      description: 'The server saves the changes.',
      tags: 'busy',
      ...ask({
        src: 'updateMaintenance',
        input: ({ context }) => {
          const { fields, known, seen } = given(context.save);
          return {
            businessId: context.businessId,
            id: context.id ?? '',
            seen,
            ...changesOf(known, fields),
            ...carried(context),
          };
        },
        onDone: { target: 'saved', actions: 'notifyStored' },
        failTo: 'editing',
      }),
    },
    saved: { description: 'The entry is stored.', type: 'final', output: 'saved' },
    left: { description: 'The person goes back to the list.', type: 'final', output: 'left' },
  },
  output: ({ event }) => ({ end: endOf(ends, event.output) }),
});

export type MaintenanceFormRef = ActorRefFrom<typeof maintenanceFormMachine>;
