import type { components } from '../../../openapi/generated/contract.ts';
import { timeoffRequestStatusLabels } from '../../../openapi/generated/lists/timeoff.requests.ts';
import { nameOf } from '../shared/people/people.ts';
import { formatDate, showDate } from '../ui/content/date.ts';
import { amountText } from './terms-texts.ts';

type Schemas = components['schemas'];
export type TimeoffRequest = Schemas['TimeoffRequest'];
type Days = Pick<TimeoffRequest, 'first_day' | 'last_day'> & Partial<Pick<TimeoffRequest, 'from_noon' | 'until_noon'>>;

/** How each status is coloured beside its word. */
export const requestTones = {
  pending: 'warning',
  asked_back: 'warning',
  approved: 'good',
  declined: 'bad',
  cancelled: 'neutral',
} as const;
export const requestStatusLabels = timeoffRequestStatusLabels;

/** '03 Mar, 2026 from noon to 05 Mar, 2026'. */
export function daysText({ first_day: first, last_day: last, from_noon = false, until_noon = false }: Days): string {
  const [begins, ends] = [from_noon ? ' from noon' : '', until_noon ? ' until noon' : ''];
  return first === last
    ? `${showDate(first)}${begins}${ends}`
    : `${showDate(first)}${begins} to ${showDate(last)}${ends}`;
}

/** 'Bola Ade, 03 Mar, 2026': what tells its controls from those of others. */
export const requestName = (request: TimeoffRequest): string => `${nameOf(request.employee)}, ${daysText(request)}`;

/** '3 days of Annual leave'. */
export const takenText = ({ amount, policy }: Pick<TimeoffRequest, 'amount' | 'policy'>): string =>
  `${amountText(amount, policy)} of ${policy.name}`;

/** '15 days', '2 days owed'. */
export const leftText = (balance: number, policy: TimeoffRequest['policy']): string =>
  `${amountText(Math.abs(balance), policy)}${balance < 0 ? ' owed' : ''}`;

/** 'Waits for Adaeze Okafor, answer 1 of 2', or who answered. */
export const waitText = ({ waits_for: waits, step, steps, answered_by: by }: TimeoffRequest): string | null =>
  waits === null ? by : `Waits for ${waits}${steps > 1 ? `, answer ${step} of ${steps}` : ''}`;

/** What is missing, and until when it is to come. */
export const documentDueText = (day: string): string => `A document is needed by ${showDate(day)}.`;

/** 'Document needed by 05 Mar, 2026', '2 documents'; empty where there is nothing to say. */
export function documentsText({ documents, document_due: due }: TimeoffRequest): string {
  if (due !== null) return `Document needed by ${showDate(due)}`;
  return documents.length === 0 ? '' : documents.length === 1 ? '1 document' : `${documents.length} documents`;
}

/** 'Added by Bola Ade, 05 Mar, 2026'. */
export const documentNote = ({ added_by, added_at }: TimeoffRequest['documents'][number], timeZone: string): string =>
  `Added by ${added_by}, ${formatDate(added_at, timeZone)}`;

/** Whether somebody has a reason to open the documents of a request. */
export const hasDocuments = ({ documents, may_add_documents: mayAdd }: TimeoffRequest): boolean =>
  mayAdd || documents.length > 0;
