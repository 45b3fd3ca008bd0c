import type { components } from '../../../openapi/generated/contract.ts';
import type { HourCycle } from '../ui/content/time.ts';
import { longDay, timesText } from './week-texts.ts';

type Schemas = components['schemas'];
export type Swap = Schemas['ShiftSwap'];

/** `Monday, 7 December, 8:00 am to 4:00 pm, Cashier, Ikeja`. */
export const swapShiftText = (shift: Schemas['SwapShift'], cycle: HourCycle): string =>
  [longDay(shift.date), timesText(shift, cycle), shift.role, shift.location].filter(Boolean).join(', ');

export const swapTones = {
  offered: 'info',
  accepted: 'warning',
  done: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
  ended: 'neutral',
} as const satisfies Record<Swap['status'], string>;
