import type { components } from '../../../openapi/generated/contract.ts';
import { employeeStatusLabels } from '../../../openapi/generated/lists/hr.ts';

type Known = Pick<components['schemas']['Employee'], 'status' | 'leaves_on'>;

/** How a status of an employee looks. */
export const statusTones = { joining: 'info', active: 'good', inactive: 'neutral', terminated: 'bad' } as const;

/** What somebody is, in one word and one colour: who leaves on a day to come is on notice. */
export const standingOf = ({ status, leaves_on }: Known) =>
  leaves_on === null
    ? { tone: statusTones[status], label: employeeStatusLabels[status] }
    : ({ tone: 'warning', label: 'On notice' } as const);
