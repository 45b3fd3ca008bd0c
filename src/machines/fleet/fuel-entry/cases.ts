import { flow } from '../../flow.ts';
import { logCases, logLabels } from '../log-entry.cases.ts';
import { fuelEntryMachine } from './machine.ts';

export const typed = { litres: 40, total: 3_800_000, mileage: 82_400, is_full: true, fuel: 'petrol' as const };

export const fuelEntryFlow = flow({
  title: 'Record fuel',
  audience: 'staff',
  route: '/fleet/home/:id/fuel',
  machine: fuelEntryMachine,
  happyEnd: 'recorded',
  labels: { ...logLabels, 'entry.submit': 'Save' },
  cases: logCases({ entry: typed, mistakes: { litres: ['Required'] }, create: 'createFuelEntry' }),
});
