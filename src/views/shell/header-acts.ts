import type { BusinessSwitchRef } from '../../machines/shell/business-switch/machine.ts';
import type { StateOf } from '../shared/flow/flow-state.ts';

/** The actions of the header. */
export type HeaderActs = {
  /** The business one is in. */
  businessId: string;
  /** The person's businesses. */
  businesses: { id: string; name: string }[];
  onBusiness: (id: string) => void;
  /** The state of the business switch, and the name of the target business. */
  switching: { state: StateOf<BusinessSwitchRef>; entering: string | null };
  theme: string;
  onTheme: (theme: string) => void;
  onProfile: () => void;
  /** To what the person's employer shares with them and asks them for. */
  onFiles: () => void;
  onSignOut: () => void;
};

export const themes = [
  { id: 'system', label: 'Like the device' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];
