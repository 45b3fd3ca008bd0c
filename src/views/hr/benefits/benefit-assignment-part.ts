import type { ComponentType } from 'react';
import type { NamedBenefit } from '../../../machines/hr/benefit-assignment/machine.ts';

/** The flow that gives benefits; the screens that begin it get it from the manifest. */
export type BenefitAssignmentProps = {
  benefits: readonly NamedBenefit[];
  timeZone: string;
  onEnd: (hasGiven: boolean) => void;
};
export type WithAssignment = { Assignment: ComponentType<BenefitAssignmentProps> };
