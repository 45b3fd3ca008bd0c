import {
  type MaintenanceFields,
  maintenanceFieldsOf,
  newMaintenance,
} from '../../../domain/assets/maintenance-form.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { newReminderChoice } from '../../../domain/shared/reminder.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { type Maintenance, maintenanceFormMachine } from './machine.ts';

const entryId = '01a00000-0000-7000-8000-0000000000d1';
const assetId = '01a00000-0000-7000-8000-0000000000a1';

export const service: MaintenanceFields = newMaintenance('2026-11-20', {
  asset: assetId,
  type: 'service',
  due_date: '2027-05-20',
  cost: '45000',
  notes: 'Oil and filters',
});
const repair: MaintenanceFields = { ...service, type: 'repair', notes: 'New belt' };

export const storedService: Maintenance = {
  id: entryId,
  asset: assetId,
  asset_name: 'Mikano 60 kVA',
  asset_number: 'GEN-0001',
  type: 'service',
  issue: null,
  plan: null,
  date: '2026-11-20',
  due_date: '2027-05-20',
  status: 'upcoming',
  cost: 45_000,
  mileage: null,
  engine_hours: null,
  vendor: '',
  notes: 'Oil and filters',
  renews: [],
  attachments: [],
  reminder: null,
  created_at: '2026-11-20T09:00:00.000Z',
};
const known = maintenanceFieldsOf(storedService);
const idempotencyKey = 'first-key';
export const reminder = newReminderChoice('service', '08:30');
const bill = '01a00000-0000-7000-8000-0000000000f1';
const nothingMore: { reminder: typeof reminder | null; attachments: readonly string[] | null } = {
  reminder: null,
  attachments: null,
};
const save = (fields: MaintenanceFields, more: Partial<typeof nothingMore> = {}) =>
  ({
    ...nothingMore,
    fields,
    idempotencyKey,
    known,
    seen: null,
    reminderKey: 'reminder-key',
    ...more,
    type: 'maintenance.save',
  }) as const;

export const maintenanceFormFlow = flow({
  title: 'Record maintenance',
  audience: 'staff',
  route: '/assets?tab=maintenance&view=create-maintenance',
  machine: maintenanceFormMachine,
  happyEnd: 'saved',
  labels: {
    'maintenance.save': 'Save',
    'form.leave': 'Cancel',
    hasMistakes: 'something is missing',
    wantsReminder: 'a reminder is wanted',
    isNew: 'it is a new entry',
    hasChanges: 'something is changed',
    isConflict: 'an earlier attempt had arrived',
    createReminder: 'the server notes when to remind',
    createMaintenance: 'the server records the entry',
    updateMaintenance: 'the server saves the changes',
  },
  cases: {
    inputs: [
      { label: 'a new entry', input: { businessId, id: null } },
      { label: 'an entry that is there', input: { businessId, id: entryId } },
    ],
    events: {
      'maintenance.save': [
        { label: 'a service', event: save(service) },
        { label: 'a service with a reminder', event: save(service, { reminder }) },
        { label: 'a service with a file', event: save(service, { attachments: [bill] }) },
        { label: 'a repair', event: save(repair) },
        { label: 'another vendor', event: save({ ...service, vendor: 'Mikano' }) },
        { label: 'no notes', event: save({ ...service, notes: ' ' }) },
      ],
      'form.leave': [{ label: '', event: { type: 'form.leave' } }],
    },
    answers: {
      createReminder: {
        done: [{ label: 'noted', output: { id: '01a00000-0000-7000-8000-0000000000e1' } }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      createMaintenance: {
        done: [{ label: 'recorded', output: storedService }],
        error: [
          { label: 'the cost is refused', error: refusal({ cost: ['This value is not valid.'] }) },
          {
            label: 'an earlier attempt had arrived',
            error: problem('conflict', { detail: 'The key was used before.' }),
          },
          { label: 'no connection', error: noConnection },
        ],
      },
      updateMaintenance: {
        done: [{ label: 'saved', output: { ...storedService, type: 'repair', due_date: null, notes: 'New belt' } }],
        error: [{ label: 'the notes are refused', error: refusal({ notes: ['This is too long.'] }) }],
      },
    },
    journeys: {
      'another file is enough': {
        start: 'an entry that is there',
        steps: ['maintenance.save: a service with a file'],
      },
      'one changed value is enough': {
        start: 'an entry that is there',
        steps: ['maintenance.save: another vendor'],
      },
    },
    holds: {
      'what is being saved is known': (snapshot) => !snapshot.hasTag('busy') || snapshot.context.save !== null,
    },
    key: ({ context: { id, save: saved, reminder: noted, problem: trouble } }) => ({
      isNew: id === null,
      hasReminder: saved?.reminder != null,
      // No guard reads them; they are in the key so that paths try where they are cleared.
      hasProblem: trouble !== null,
      isNoted: noted !== null,
    }),
  },
});
