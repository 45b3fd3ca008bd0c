import type { ComponentType } from 'react';
import type { RenewalParts } from '../reminders.page.tsx';
import type { Vehicle } from '../vehicle-texts.ts';

/** The flows of a vehicle's page; their code comes when somebody begins one. */
export type VehicleParts = RenewalParts & { AssignVehicle: ComponentType<{ vehicle: Vehicle; onEnd: () => void }> };

/** What each tab of a vehicle is given. */
export type PanelProps = { vehicle: Vehicle; parts: VehicleParts };
