/** What is typed when an issue is reported, and what is missing. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
type NewIssue = Schemas['NewIssue'];

export const issueFields = ['asset', 'issue_type', 'priority_level', 'date', 'message'] as const;
export type IssueField = (typeof issueFields)[number];
/** Empty where nothing is typed; the date is YYYY-MM-DD. */
export type IssueFields = Record<IssueField, string>;

/** The texts are the specification's. */
const missing: Record<IssueField, string> = {
  asset: 'Asset is required',
  issue_type: 'Issue type is required',
  priority_level: 'Priority level is required',
  date: 'Date is required',
  message: 'Message is required',
};

export const newIssue = (today: string, asset: string): IssueFields => ({
  asset,
  issue_type: '',
  priority_level: '',
  message: '',
  date: today,
});

/** By field; empty when the report can be sent. */
export const mistakesIn = (fields: IssueFields): Partial<Record<IssueField, string[]>> =>
  Object.fromEntries(
    issueFields.filter((field) => fields[field].trim() === '').map((field) => [field, [missing[field]]]),
  );

/** The body of a report without its pictures. Type and priority come from pickers of what there is. */
export const toIssue = ({ issue_type, priority_level, date, message }: IssueFields): Omit<NewIssue, 'attachments'> => ({
  issue_type,
  date,
  priority_level: priority_level as NewIssue['priority_level'],
  message: message.trim(),
});

/** What was reported, to be corrected. */
export const fieldsOfIssue = ({ asset, issue_type, priority_level, date, message }: Schemas['Issue']): IssueFields => ({
  asset,
  priority_level,
  date,
  message,
  issue_type: issue_type?.id ?? '',
});

/** What a correction changes; null when it changes nothing. */
export function correctedIssue(issue: Schemas['Issue'], fields: IssueFields): Schemas['ChangedIssue'] | null {
  const before = fieldsOfIssue(issue);
  const changed = Object.entries(toIssue(fields)).filter(([field, value]) => before[field as IssueField] !== value);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
