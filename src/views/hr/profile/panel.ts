import type { ComponentType } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Business } from '../../shared/business/business.ts';

export type PanelProps = { employee: components['schemas']['EmployeeRecord'] };

/** A tab of a profile. */
export type Panel = {
  /** In the address, as `part`. */
  id: string;
  label: string;
  /** Whom it is for; everybody who sees the profile without it. */
  isFor?: (business: Business) => boolean;
  Panel: ComponentType<PanelProps>;
};
