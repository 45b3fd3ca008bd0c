/** A member of a business and their employee are one person. */
import { todayIn } from '../../directory/business-day.ts';
import { findMember, findMemberDetails, lockBusiness } from '../../directory/directory.ts';
import type { Tx } from '../../platform/database/database.ts';
import { assignDefaults } from '../benefits/assignments.ts';
import { namesOfMember } from './rules.ts';
import * as store from './store.ts';

type NewMember = { businessId: string; userId: string; employeeId?: string | null; now: Date };

/** Joins a member with the record that was invited, unless it is ended or another member's. @returns whether it did */
async function joinInvited(tx: Tx, businessId: string, userId: string, employeeId: string, email: string) {
  const record = await store.claimEmployee(tx, businessId, employeeId);
  if (record === undefined || record.status === 'terminated') return false;
  const holder = await store.memberOf(tx, businessId, employeeId);
  if (holder === userId) return true;
  if (holder !== null && (await findMember(tx, businessId, holder)) !== undefined) return false;
  return store.linkRecord(tx, businessId, { userId, employeeId, email });
}

/**
 * Gives a member their employee: the one that was invited, the one that HR has added with their address, or a new one with
 * the names of their account. A member who had left has theirs already.
 */
export async function employMember(tx: Tx, { businessId, userId, employeeId = null, now }: NewMember): Promise<void> {
  await lockBusiness(tx, businessId);
  const member = await findMemberDetails(tx, businessId, userId);
  if (member === undefined) throw new Error('Only a member can be employed.');
  if (employeeId !== null && (await joinInvited(tx, businessId, userId, employeeId, member.email))) return;
  if (await store.isEmployed(tx, businessId, userId)) return;
  if (await store.linkByEmail(tx, businessId, { userId, email: member.email })) return;
  const { email, phoneNumber } = member;
  const { firstName, lastName } = namesOfMember(member);
  const isEmailTaken = await store.isEmailTaken(tx, businessId, email);
  const id = await store.addEmployee(tx, businessId, {
    employee_id: await store.nextEmployeeId(tx, businessId),
    first_name: firstName,
    last_name: lastName,
    email: isEmailTaken ? null : email,
    phone_number: phoneNumber,
    status: 'active',
    userId,
    now,
  });
  const newcomer = { id, employment_type: null, hire_date: null, probation_end_date: null };
  await assignDefaults(tx, businessId, newcomer, await todayIn(tx, businessId, now));
}
