/** What members may do, and how that is written in a sentence. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { permissionNameLabels } from '../../../openapi/generated/lists/shared.ts';
import { withRefined } from '../../../rules/shared/permissions.ts';

export type Permission = components['schemas']['PermissionName'];

/** The permissions that a person would give without having them; an owner has all. */
export const beyond = (
  given: readonly Permission[],
  { isOwner, permissions }: { isOwner: boolean; permissions: readonly Permission[] },
): Permission[] => (isOwner ? [] : given.filter((one) => !permissions.includes(one)));

/** Each once, with those that they refine. */
export const codenames = (permissions: readonly { codename: Permission }[]): Permission[] =>
  withRefined(permissions.map(({ codename }) => codename));

/** The modules that permissions open, as a person reads them. */
export const moduleNames = (permissions: readonly Permission[]): string[] =>
  permissions.map((one) => permissionNameLabels[one]);

/** The same in a sentence: `People and Fleet`. */
export function inWords(permissions: readonly Permission[]): string {
  const [last, ...others] = moduleNames(permissions).reverse();
  if (last === undefined) return 'no module';
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
}

/** What a change of permissions gave and took: `Gave Fleet, took People`; null when it changed nothing. */
export function changeInWords(before: readonly Permission[], after: readonly Permission[]): string | null {
  const given = after.filter((one) => !before.includes(one));
  const taken = before.filter((one) => !after.includes(one));
  const parts = [
    ...(given.length > 0 ? [`gave ${inWords(given)}`] : []),
    ...(taken.length > 0 ? [`took ${inWords(taken)}`] : []),
  ].join(', ');
  return parts === '' ? null : parts.charAt(0).toUpperCase() + parts.slice(1);
}
