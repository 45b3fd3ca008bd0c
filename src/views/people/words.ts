import type { components } from '../../../openapi/generated/contract.ts';
import { formatDate } from '../ui/date.ts';

type Schemas = components['schemas'];
export type Codename = Schemas['Permission']['codename'];

/** The modules that permissions open, in the order of the rail. */
export const modules: readonly { value: Codename; label: string }[] = [
  { value: 'access_hr', label: 'People' },
  { value: 'access_assets', label: 'Assets' },
  { value: 'access_vehicles', label: 'Fleet' },
  { value: 'access_payroll', label: 'Payroll' },
];

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The modules that somebody may open, as a person reads them; null when there is none. */
export function modulesText(permissions: Schemas['Permissions']): string | null {
  const names = modules.filter(({ value }) => permissions.some(({ codename }) => codename === value));
  return names.length === 0 ? null : conjunction.format(names.map(({ label }) => label));
}

type Named = { first_name: string; last_name: string; email: string };

/** A person by name where they have said one, else by address. */
export const nameOf = ({ first_name, last_name, email }: Named): string => `${first_name} ${last_name}`.trim() || email;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A moment as `02 Mar, 2026 10:15` in the time zone of the business. */
export function momentText(iso: string, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return `${formatDate(iso, timeZone)} ${clock.format(new Date(iso))}`;
}
