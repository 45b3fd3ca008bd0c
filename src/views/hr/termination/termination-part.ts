import type { ComponentType } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';

export type TerminationProps = {
  employee: components['schemas']['EmployeeRecord'];
  timeZone: string;
  mayTakeBack: boolean;
  onClose: () => void;
};
/** The flow that ends an employment; the profile gets it from the manifest. */
export type WithTermination = { Termination: ComponentType<TerminationProps> };
