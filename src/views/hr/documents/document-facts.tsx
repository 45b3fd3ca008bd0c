import type { components } from '../../../../openapi/generated/contract.ts';
import { documentStateLabels } from '../../../../openapi/generated/lists/assets.papers.ts';
import { documentTones } from '../../../../rules/due/due.ts';
import { Status } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { showSize } from '../../ui/files/file-rules.ts';

type EmployeeDocument = components['schemas']['EmployeeDocument'];

/** Whether it is still valid; nothing of one that never expires. */
export const DocumentState = ({ document: { expiry_date, state } }: { document: EmployeeDocument }) =>
  expiry_date === null ? null : <Status tone={documentTones[state]}>{documentStateLabels[state]}</Status>;

export const documentNote = ({ number, expiry_date, fileInfo, reminder_days }: EmployeeDocument): string =>
  [
    ...(number === null ? [] : [number]),
    expiry_date === null ? 'No expiry date' : `Expires ${showDate(expiry_date)}`,
    ...(reminder_days === null ? [] : ['Reminder set']),
    showSize(fileInfo.size),
  ].join(' · ');
