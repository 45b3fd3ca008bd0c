/** What a driver looks at before a vehicle drives, by its kind. Pure. */
import type { components } from '../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
export type CheckItem = Schemas['CheckItem'];

/** What the Federal Road Safety Corps asks for at the roadside is on it; see docs/decisions/fleet-logs.md. */
const motor: readonly CheckItem[] = [
  ...(['tyres', 'spare_tyre', 'brakes', 'steering', 'lights', 'horn', 'wipers', 'mirrors', 'seat_belts'] as const),
  ...(['oil', 'coolant', 'battery', 'leaks', 'body'] as const),
  ...(['papers', 'warning_sign', 'fire_extinguisher', 'first_aid'] as const),
];

export const checklists: Readonly<Record<Schemas['VehicleType'], readonly CheckItem[]>> = {
  car: motor,
  bus: [...motor, 'doors', 'speed_limiter'],
  truck: [...motor, 'load', 'speed_limiter'],
  bike: ['tyres', 'brakes', 'steering', 'lights', 'horn', 'mirrors', 'chain', 'oil', 'helmets', 'papers'],
  forklift: ['tyres', 'brakes', 'steering', 'lights', 'horn', 'forks', 'hydraulics', 'oil', 'leaks', 'seat_belts'],
};

/** With a fault in one of these a vehicle is not to be driven until somebody decides. */
const grave: readonly CheckItem[] = [
  'tyres',
  'brakes',
  'steering',
  'lights',
  'seat_belts',
  'chain',
  'forks',
  'hydraulics',
];

export const isGrave = (item: CheckItem): boolean => grave.includes(item);

export const priorityOf = (item: CheckItem): Schemas['IssuePriority'] => (isGrave(item) ? 'high' : 'medium');
