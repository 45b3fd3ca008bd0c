/** The law lets nobody be given notice of dismissal while on maternity leave, nor one that ends within it. */
import { noNoticeByLaw } from '../../../rules/timeoff/law.ts';
import { stretchText } from '../../../rules/timeoff/stretch.ts';
import type { Protections } from '../../plug/services.ts';
import { findMaternityLeave } from './store.ts';

export const protectionOf: Protections = async (tx, businessId, { employeeId, today, lastDay }) => {
  const leave = await findMaternityLeave(tx, businessId, employeeId, [today, lastDay]);
  return leave === undefined ? null : `Their maternity leave is from ${stretchText(leave)}. ${noNoticeByLaw}`;
};
