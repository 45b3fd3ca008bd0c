/** Mails links to those whose answer a request waits for. */
import { stepAt } from '../../../rules/timeoff/route.ts';
import { stretchText } from '../../../rules/timeoff/stretch.ts';
import { todayIn } from '../../directory/business-day.ts';
import { findBusinessName, listMembersAmong } from '../../directory/directory.ts';
import { describeEmployees, usersOf } from '../../directory/employees.ts';
import type { Inside } from '../../platform/asking.ts';
import type { Platform } from '../../platform/platform.ts';
import { secretToken } from '../../platform/security/auth.ts';
import { day, later } from '../../platform/time/dates.ts';
import { answerersOf } from '../requests/answerers.ts';
import { readRequest } from '../requests/store.ts';
import { answerMail } from './mails.ts';
import { addLink } from './store.ts';

const life = 30 * day;

/** Whoever acts is told nothing. */
type Acting = Inside & { userId: string | null; now: Date };

type Occasion = {
  /** Whoever is told, other than whom the route names. */
  to?: readonly string[];
  /** The employee has replied to what was asked back. */
  isReply?: boolean;
};

export const answerLinks =
  ({ config, mail }: Pick<Platform, 'config' | 'mail'>) =>
  /** Sends nothing for what is answered already, or asked back. */
  async (
    { tx, businessId, userId, now }: Acting,
    id: string,
    { to, isReply = false }: Occasion = {},
  ): Promise<void> => {
    const request = await readRequest(tx, businessId, id);
    if (request?.status !== 'pending') return;
    const { employeeId, route } = request;
    const employee = (await describeEmployees(tx, businessId, [employeeId])).get(employeeId);
    if (employee === undefined) return;
    const today = await todayIn(tx, businessId, now);
    const own = (await usersOf(tx, businessId, [employeeId])).get(employeeId);
    const asked = (to ?? (await answerersOf({ tx, businessId }, request, today))).filter(
      (one) => one !== own && one !== userId,
    );
    const business = await findBusinessName(tx, businessId);
    for (const person of await listMembersAmong(tx, businessId, asked)) {
      const { token, digest } = secretToken();
      const step = stepAt(route, request.step);
      await addLink(tx, businessId, {
        request: id,
        user: person.id,
        step,
        digest,
        now,
        expiresAt: later(now, life),
      });
      const name = `${employee.first_name} ${employee.last_name}`.trim();
      const about = { to: person.email, business, employee: name, days: stretchText(request), token, isReply };
      await mail.send(tx, answerMail(config.publicUrl, about));
    }
  };
