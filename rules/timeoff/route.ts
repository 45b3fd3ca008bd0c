/** Who answers requests for time off, one after the other. */
import type { components } from '../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
export type Route = readonly Schemas['TimeoffRouteStep'][];

/** What a policy has where nothing is said. */
export const plainRoute: Route = [{ by: 'manager', employee: null }];
/** Working days. */
export const plainWait = 3;

/** By the place of the step. @param isThere whether somebody can be named */
export function routeFaults(route: Route, isThere: (employeeId: string) => boolean): [at: number, message: string][] {
  return route.flatMap(({ by, employee }, at): [number, string][] => {
    if (by !== 'person') return [];
    if (!employee) return [[at, 'Choose who answers.']];
    return isThere(employee) ? [] : [[at, 'Only somebody who is employed here can answer.']];
  });
}

/** The place of the step that waits; the last one where the route has become shorter since. */
export const stepAt = (route: Route, step: number): number => Math.min(step, route.length - 1);
