import type { components } from '../../../openapi/generated/contract.ts';

type Asset = Pick<components['schemas']['Asset'], 'status' | 'assignee'>;

/** The status as it is shown: what is active but nobody has is unassigned. */
export const shownStatus = ({ status, assignee }: Asset): Asset['status'] =>
  status === 'active' && assignee === null ? 'unassigned' : status;
