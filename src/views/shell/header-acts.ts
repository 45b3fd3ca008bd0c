import type { BusinessSwitchRef } from '../../machines/shell/business-switch/machine.ts';
import type { StateOf } from '../shared/flow-state.ts';

/** What a person can do from the header, wherever they are. */
export type HeaderActs = {
  /** The business one is in. */
  businessId: string;
  /** Every business the person belongs to. */
  businesses: { id: string; name: string }[];
  onBusiness: (id: string) => void;
  /** Where the flow from one business to another is, and the name of the business that is being entered. */
  switching: { state: StateOf<BusinessSwitchRef>; entering: string | null };
  theme: string;
  onTheme: (theme: string) => void;
  onProfile: () => void;
  onSignOut: () => void;
};

export const themes = [
  { id: 'system', label: 'Like the device' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];
