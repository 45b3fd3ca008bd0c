/** The photo of an employee, by itself. */

import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { claimEmployee, nameOf, updateEmployee } from '../employees/store.ts';
import { photoOf } from './photo.ts';

type Call = BusinessCall<'deleteEmployeePhoto'>;

async function setPhoto(
  { tx, businessId, userId, address, params: { id } }: Omit<Call, 'body'>,
  sent: string | null,
  now: Date,
) {
  const employee = await claimEmployee(tx, businessId, id);
  if (employee === undefined) throw refuse.missing();
  const photo = await photoOf(sent);
  if (photo === employee.photo) return employee;
  await updateEmployee(tx, businessId, id, { photo });
  const text = photo === null ? 'Removed the photo' : 'Changed the photo';
  const subject = { id, name: nameOf(employee) };
  await record(tx, { businessId, actorId: userId, action: 'employee.changed', text, subject, address, now });
  return { ...employee, photo };
}

export const photosHandlers = ({ clock }: Platform): Pick<Handlers, 'updateEmployeePhoto' | 'deleteEmployeePhoto'> => ({
  updateEmployeePhoto: (call) => setPhoto(call, call.body.photo, clock.now()),
  deleteEmployeePhoto: (call) => setPhoto(call, null, clock.now()),
});
