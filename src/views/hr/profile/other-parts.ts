import type { ComponentType } from 'react';
import type { PanelProps } from './panel.ts';

/** What other modules say of an employee: the profile gets it from the manifest. */
export type OtherParts = {
  /** What they have left of their time-off policies. */
  TimeOff: ComponentType<PanelProps>;
  /** What they are to work. */
  Shifts: ComponentType<PanelProps>;
};
