/** Mails what is asked back: to the employee, or to whoever asked for somebody without an account. */
import { stretchText } from '../../../rules/timeoff/stretch.ts';
import { findBusinessName, listMembersAmong } from '../../directory/directory.ts';
import { describeEmployees, usersOf } from '../../directory/employees.ts';
import type { Asking } from '../../platform/asking.ts';
import type { Platform } from '../../platform/platform.ts';
import { readRequest } from '../requests/store.ts';
import { askedBackMail } from './mails.ts';

export const questionMails =
  ({ config, mail }: Pick<Platform, 'config' | 'mail'>) =>
  async ({ tx, businessId, userId }: Asking, id: string, question: string): Promise<void> => {
    const request = await readRequest(tx, businessId, id);
    const employee = (await describeEmployees(tx, businessId, [request?.employeeId ?? ''])).get(
      request?.employeeId ?? '',
    );
    if (request === undefined || employee === undefined) return;
    const own = (await usersOf(tx, businessId, [employee.id])).get(employee.id);
    const people = await listMembersAmong(tx, businessId, [own ?? request.asked_by, request.asked_by]);
    const person = people.find((one) => one.id === own) ?? people[0];
    if (person === undefined || person.id === userId) return;
    const name = `${employee.first_name} ${employee.last_name}`.trim();
    const business = await findBusinessName(tx, businessId);
    const about = { to: person.email, business, days: stretchText(request), question };
    await mail.send(tx, askedBackMail(config.publicUrl, { ...about, employee: person.id === own ? null : name }));
  };
