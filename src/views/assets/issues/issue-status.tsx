import type { components } from '../../../../openapi/generated/contract.ts';
import { issuePriorityLabels, issueStatusLabels } from '../../../../openapi/generated/lists/assets.issues.ts';
import { Badge, Status } from '../../ui/content/badge.tsx';

export type Issue = components['schemas']['Issue'];

const statusTones = {
  pending: 'warning',
  in_repair: 'info',
  inspected: 'info',
  damaged: 'bad',
  resolved: 'good',
} as const;
const priorityTones = { high: 'bad', medium: 'warning', low: 'neutral' } as const;

export const IssueStatus = ({ status }: Pick<Issue, 'status'>) => (
  <Status tone={statusTones[status]}>{issueStatusLabels[status]}</Status>
);

export const IssuePriority = ({ priority_level: priority }: Pick<Issue, 'priority_level'>) => (
  <Badge tone={priorityTones[priority]}>{issuePriorityLabels[priority]}</Badge>
);

export const hasEnded = ({ status }: Pick<Issue, 'status'>): boolean => status === 'resolved' || status === 'damaged';

/** Who reported it, in words. */
export const reporterOf = ({ reported_by: name, reference }: Pick<Issue, 'reported_by' | 'reference'>): string => {
  if (reference === null) return name || 'A former member';
  return name === '' ? 'Somebody at the asset' : `${name}, at the asset`;
};
