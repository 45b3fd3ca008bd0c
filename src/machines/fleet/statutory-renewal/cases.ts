import { emptyRenewal, type RenewalFields } from '../../../domain/fleet/renewal-form.ts';
import { flow } from '../../flow.ts';
import { businessId, refusal } from '../../shared/samples.ts';
import { renewalCases, renewalLabels } from '../renewal.cases.ts';
import type { Attachment } from '../renewal.ts';
import { statutoryRenewalMachine } from './machine.ts';

export const input = {
  ...{ businessId, vehicle: '01b00000-0000-7000-8000-0000000000a1', of: '01b00000-0000-7000-8000-0000000000d1' },
  after: '2026-11-30',
};
export const policy = new File(['%PDF-1.4'], 'policy.pdf', { type: 'application/pdf' });
export const stored: Attachment = { id: '01b00000-0000-7000-8000-0000000000f1', name: 'policy.pdf', file: '/file/' };
export const typed: RenewalFields = {
  ...emptyRenewal,
  ...{ type: 'insurance', title: 'Third party', date: '2026-11-20', due_date: '2027-11-29' },
};

export const statutoryRenewalFlow = flow({
  title: 'Renew a statutory document',
  audience: 'staff',
  route: '/fleet/reminders',
  machine: statutoryRenewalMachine,
  happyEnd: 'renewed',
  labels: renewalLabels,
  cases: renewalCases({
    ...{ file: policy, stored, typed, put: 'putVehiclePaper' },
    start: { label: 'a paper that expires', input },
    early: { label: 'no later expiry', fields: { ...typed, due_date: '2026-11-30' } },
    refused: refusal({ issue_date: ['Choose another day.'] }),
    taken: 'Somebody has renewed this document already.',
  }),
});
