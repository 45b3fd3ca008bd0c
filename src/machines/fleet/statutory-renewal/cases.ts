import { emptyRenewal, type RenewalFields } from '../../../domain/fleet/renewal-form.ts';
import { flow } from '../../flow.ts';
import { businessId, refusal } from '../../shared/samples.ts';
import { renewalCases, renewalLabels } from '../renewal.cases.ts';
import type { Attachment, Renewable } from '../renewal.ts';
import { statutoryRenewalMachine } from './machine.ts';

export const one: Renewable = {
  id: '01b00000-0000-7000-8000-0000000000d1',
  vehicle: '01b00000-0000-7000-8000-0000000000a1',
  after: '2026-11-30',
  own: {},
};
export const several: readonly Renewable[] = [
  { ...one, own: { type: 'insurance', title: 'Third party', reminder_days: '7' } },
  {
    id: '01b00000-0000-7000-8000-0000000000d2',
    vehicle: '01b00000-0000-7000-8000-0000000000a2',
    after: '2026-12-05',
    own: { type: 'roadworthiness', title: 'Road worthiness', reminder_days: '30' },
  },
];
export const policy = new File(['%PDF-1.4'], 'policy.pdf', { type: 'application/pdf' });
export const stored: Attachment = { id: '01b00000-0000-7000-8000-0000000000f1', name: 'policy.pdf', file: '/file/' };
export const typed: RenewalFields = {
  ...emptyRenewal,
  type: 'insurance',
  title: 'Third party',
  date: '2026-11-20',
  due_date: '2027-11-29',
};

export const statutoryRenewalFlow = flow({
  title: 'Renew a statutory document',
  audience: 'staff',
  route: '/fleet/reminders',
  machine: statutoryRenewalMachine,
  happyEnd: 'renewed',
  labels: renewalLabels,
  cases: renewalCases({
    file: policy,
    stored,
    typed,
    put: 'putVehiclePaper',
    one: { label: 'a paper that expires', input: { businessId, waiting: [one] } },
    several: { label: 'two papers that expire', input: { businessId, waiting: several } },
    early: { label: 'no later expiry', fields: { ...typed, due_date: '2026-11-30' } },
    refused: refusal({ issue_date: ['Choose another day.'] }),
    taken: 'Somebody has renewed this document already.',
  }),
});
