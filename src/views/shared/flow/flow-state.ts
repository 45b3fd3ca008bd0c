import type { StateValue } from 'xstate';

/** The states of a running machine, as its snapshot gives them: a union of names where no state has states of its own. */
export type StateOf<Ref extends { getSnapshot: () => { value: StateValue } }> = ReturnType<Ref['getSnapshot']>['value'];

/** The value for `data-state`: nested states joined by dots, parallel ones side by side. */
export function stateName<Value extends StateValue>(value: Value): Value extends string ? Value : string;
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : [name, stateName(inner)].filter(Boolean).join('.')))
    .join(' ');
}
