import type { components } from '../../../openapi/generated/contract.ts';
import { permissionNameDescriptions, permissionNameLabels } from '../../../openapi/generated/lists/shared.ts';
import { isOfComing } from '../../../rules/shared/modules.ts';
import { formatDate } from '../ui/content/date.ts';

type Schemas = components['schemas'];
export type Codename = Schemas['PermissionName'];
export type Member = Schemas['Member'];

/** The modules behind the permissions with their descriptions, in the order of the rail. */
export const modules = (Object.keys(permissionNameLabels) as Codename[]).map((value) => ({
  value,
  label: permissionNameLabels[value],
  note: isOfComing(value) ? `Coming. ${permissionNameDescriptions[value]}` : permissionNameDescriptions[value],
}));

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The names of the modules that a person may open; null without any. */
export function modulesText(permissions: Schemas['Permissions']): string | null {
  const names = modules.filter(({ value }) => permissions.some(({ codename }) => codename === value));
  return names.length === 0 ? null : conjunction.format(names.map(({ label }) => label));
}

/** A summary of a change, such as `Gives Fleet, takes People`; null without a change. */
export function changeText(before: Schemas['Permissions'], after: Schemas['Permissions']): string | null {
  const without = (some: Schemas['Permissions'], others: Schemas['Permissions']) =>
    modulesText(some.filter(({ codename }) => !others.some((other) => other.codename === codename)));
  const given = without(after, before);
  const taken = without(before, after);
  if (given === null) return taken === null ? null : `Takes ${taken}`;
  return taken === null ? `Gives ${given}` : `Gives ${given}, takes ${taken}`;
}

type Named = { first_name: string; last_name: string; email: string };

/** A person's name, or their address without one. */
export const nameOf = ({ first_name, last_name, email }: Named): string => `${first_name} ${last_name}`.trim() || email;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A time as `02 Mar, 2026 10:15` in the time zone of the business. */
export function momentText(iso: string, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return `${formatDate(iso, timeZone)} ${clock.format(new Date(iso))}`;
}
