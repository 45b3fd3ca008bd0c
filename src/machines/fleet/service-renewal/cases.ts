import { emptyRenewal, type RenewalFields } from '../../../domain/fleet/renewal-form.ts';
import { flow } from '../../flow.ts';
import { businessId, refusal } from '../../shared/samples.ts';
import { renewalCases, renewalLabels } from '../renewal.cases.ts';
import type { Attachment, Renewable } from '../renewal.ts';
import { serviceRenewalMachine } from './machine.ts';

export const one: Renewable = {
  id: '01b00000-0000-7000-8000-0000000000c1',
  vehicle: '01b00000-0000-7000-8000-0000000000a1',
  after: '2026-01-05',
  own: {},
};
export const several: readonly Renewable[] = [
  { ...one, own: { title: 'Oil and filters', reminder_days: '7' } },
  {
    id: '01b00000-0000-7000-8000-0000000000c2',
    vehicle: '01b00000-0000-7000-8000-0000000000a2',
    after: '2026-01-02',
    own: { title: 'Brakes', reminder_days: '' },
  },
];
export const receipt = new File(['%PDF-1.4'], 'receipt.pdf', { type: 'application/pdf' });
export const stored: Attachment = { id: '01b00000-0000-7000-8000-0000000000f1', name: 'receipt.pdf', file: '/file/' };
export const typed: RenewalFields = {
  ...emptyRenewal,
  title: 'Oil and filters',
  date: '2026-11-20',
  due_date: '2027-05-20',
  cost: '45000',
};

export const serviceRenewalFlow = flow({
  title: 'Renew maintenance',
  audience: 'staff',
  route: '/fleet/reminders',
  machine: serviceRenewalMachine,
  happyEnd: 'renewed',
  labels: renewalLabels,
  cases: renewalCases({
    file: receipt,
    stored,
    typed,
    put: 'putVehicleService',
    one: { label: 'a service that is due', input: { businessId, waiting: [one] } },
    several: { label: 'two services that are due', input: { businessId, waiting: several } },
    early: { label: 'no later day', fields: { ...typed, date: '2026-01-05' } },
    refused: refusal({ service_date: ['Choose today or an earlier day.'] }),
    taken: 'Somebody has renewed this service already.',
  }),
});
