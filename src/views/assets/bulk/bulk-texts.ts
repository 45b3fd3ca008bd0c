import { assetStatusLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import { isGone } from '../../../../rules/assets/status.ts';
import type { BulkAct, BulkDetails } from '../../../machines/assets/asset-bulk/machine.ts';
import { showDate } from '../../ui/content/date.ts';

export const assetsOf = (count: number): string =>
  count === 1 ? '1 asset' : `${count.toLocaleString('en-NG')} assets`;

const verbs: Record<BulkAct, string> = {
  assign: 'Assign',
  unassign: 'Unassign',
  move: 'Move',
  changeStatus: 'Change the status of',
  delete: 'Delete',
};

export const titleOf = (act: BulkAct, count: number): string =>
  act === 'delete' ? 'Permanently Delete Asset' : `${verbs[act]} ${assetsOf(count)}`;

/** What will happen, as a sentence. */
export function planOf(details: BulkDetails, count: number): string {
  const what = assetsOf(count);
  switch (details.act) {
    case 'assign':
      return `${what} will be assigned to ${details.assignee.name} from ${showDate(details.date_assigned)}${
        details.expected_return_date === null ? '' : `, due back ${showDate(details.expected_return_date)}`
      }. Those that somebody has already are left as they are, and what is in repair stays in repair.`;
    case 'unassign':
      return `${what} will be taken back on ${showDate(details.end_date)}. Plans of what nobody has yet are cancelled.`;
    case 'move':
      return `${what} will be at ${details.location.name}.`;
    case 'changeStatus':
      return details.status === 'unassigned'
        ? `${what} will be Assigned where somebody has them, otherwise Unassigned.`
        : `${what} will be ${assetStatusLabels[details.status]}.${
            isGone(details.status) ? ' Nobody has them from today on.' : ''
          }`;
    case 'delete':
      return details.permanently
        ? `${what} and their history will be deleted for ever. This cannot be undone.`
        : `${what} will be in the bin for 30 days. Until then they can be restored.`;
  }
}

export const submitOf = (details: BulkDetails): string => {
  if (details.act === 'delete') return details.permanently ? 'Delete for ever' : 'Move to bin';
  return { assign: 'Assign', unassign: 'Unassign', move: 'Move', changeStatus: 'Change status' }[details.act];
};
