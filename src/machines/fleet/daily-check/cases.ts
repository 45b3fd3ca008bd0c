import { flow } from '../../flow.ts';
import { logCases, logLabels } from '../log-entry.cases.ts';
import { dailyCheckMachine } from './machine.ts';

export const typed = {
  passed: ['brakes' as const],
  faults: [{ item: 'tyres' as const, note: 'Bald' }],
  mileage: 82_400,
};

export const dailyCheckFlow = flow({
  title: 'Check a vehicle',
  audience: 'staff',
  route: '/fleet/home/:id/check',
  machine: dailyCheckMachine,
  happyEnd: 'recorded',
  labels: { ...logLabels, 'entry.submit': 'Send the check' },
  cases: logCases({ entry: typed, mistakes: { is_tyres: ['Choose one.'] }, create: 'createVehicleCheck' }),
});
