import type { components } from '../../../openapi/generated/contract.ts';

type Asset = components['schemas']['Asset'];

/** What tells an asset from others of its name: a vehicle's plate, another thing's serial number; empty without. */
export const markOf = ({ plate_no, serial_no }: Pick<Asset, 'plate_no' | 'serial_no'>): string => plate_no || serial_no;
