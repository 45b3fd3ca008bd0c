import type { ComponentType } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import type { RequestDays } from '../../domain/timeoff/request-draft.ts';

export type AskingProps = {
  policies: readonly components['schemas']['TimeoffPolicyName'][];
  /** For whom it is asked; null for oneself. */
  employee: { id: string; name: string } | null;
  /** Chosen before it opens, in the place of a draft. */
  days?: Partial<RequestDays>;
  onEnd: () => void;
};

/** The flow in which somebody asks for time off. */
export type WithAsking = { Asking: ComponentType<AskingProps> };
