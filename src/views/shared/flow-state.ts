import type { StateValue } from 'xstate';

/** The value for `data-state`: nested states joined by dots, parallel ones side by side. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : [name, stateName(inner)].filter(Boolean).join('.')))
    .join(' ');
}
