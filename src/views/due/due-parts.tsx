import type { components } from '../../../openapi/generated/contract.ts';
import { dueStateLabels, dueTones } from '../../../rules/due/due.ts';
import { dueText } from '../../domain/shared/reminder.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { hrPaths } from '../../paths/hr.ts';
import type { Business } from '../shared/business/business.ts';
import { Status } from '../ui/content/badge.tsx';

export type Due = components['schemas']['Due'];

/** Where the reader may deal with it. */
export function hrefOf({ kind, subject }: Due, may: Business['may']): string {
  if (subject.kind === 'employee')
    return kind === 'employee_document' ? hrPaths.documentsOf(subject.id) : hrPaths.employee(subject.id);
  if (subject.kind === 'asset' || !may('access_vehicles')) return assetsPaths.asset(subject.id);
  return fleetPaths.vehicle(subject.id, kind === 'service' || kind === 'plan' ? 'services' : 'papers');
}

export const ofSubject = ({ subject }: Due): string => [subject.name, subject.number].filter(Boolean).join(', ');

/** How late or how near it is, in the colour of its state. */
export const DueStatus = ({ due: { state, days_left: days } }: { due: Due }) => (
  <Status tone={dueTones[state]}>{days === null ? dueStateLabels[state] : capitalised(dueText(days))}</Status>
);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
