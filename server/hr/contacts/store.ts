/** Next of kin and emergency contact of an employee: at most one each. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';

export type ContactKind = 'next_of_kin' | 'emergency_contact';
export type Contact = NonNullable<components['schemas']['ContactAnswer']['contact']>;
type Whose = { businessId: string; employeeId: string; kind: ContactKind };

export async function readContact(tx: Tx, { businessId, employeeId, kind }: Whose): Promise<Contact | null> {
  const [found] = await tx.query<Contact>(
    `select name, relationship, phone_number, email, address from employee_contacts
     where business_id = $1 and employee_id = $2 and kind = $3`,
    [businessId, employeeId, kind],
  );
  return found ?? null;
}

export async function writeContact(tx: Tx, { businessId, employeeId, kind }: Whose, contact: Contact): Promise<void> {
  const { name, relationship, phone_number, email, address } = contact;
  await tx.query(
    `insert into employee_contacts (business_id, employee_id, kind, name, relationship, phone_number, email, address)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (business_id, employee_id, kind) do update
       set (name, relationship, phone_number, email, address) = ($4, $5, $6, $7, $8)`,
    [businessId, employeeId, kind, name, relationship, phone_number, email, address],
  );
}
