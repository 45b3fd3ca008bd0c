import type { RenewalParts } from '../reminders.page.tsx';
import type { Vehicle } from '../vehicle-texts.ts';

/** What each tab of a vehicle is given. */
export type PanelProps = { vehicle: Vehicle; parts: RenewalParts };
