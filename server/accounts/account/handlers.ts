/** The signed-in person: their own data, and what they may do. */
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import { toE164 } from '../../platform/phone.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCurrentUser } from './current-user.ts';
import * as store from './store.ts';

/** The country of a person without a business. */
const defaultCountry = 'NG';

type AccountOperation = 'getCurrentUser' | 'updateCurrentUser' | 'getUserPermission';

export const accountHandlers = ({ passwords }: Platform): Pick<Handlers, AccountOperation> => ({
  getCurrentUser: ({ tx, userId, query }) => readCurrentUser(tx, userId, query.business),

  updateCurrentUser: async ({ tx, userId, body }) => {
    const text = body.phone_number;
    const country = text === undefined ? null : await store.homeCountry(tx, userId);
    const phoneNumber = text === undefined ? null : toE164(text, country ?? defaultCountry);
    const problems: Record<string, string[]> = {};
    if (text !== undefined && phoneNumber === null) problems.phone_number = ['The phone number entered is not valid.'];
    for (const name of ['first_name', 'last_name'] as const) {
      if (body[name]?.trim() === '') problems[name] = ['This field may not be blank.'];
    }
    if (Object.keys(problems).length > 0) throw refuse.fields(problems);
    if (phoneNumber !== null) await checkReplacement(passwords, { tx, userId, phoneNumber, password: body.password });
    const firstName = body.first_name?.trim() ?? null;
    await store.updatePerson(tx, userId, { firstName, lastName: body.last_name?.trim() ?? null, phoneNumber });
    return readCurrentUser(tx, userId);
  },

  getUserPermission: async ({ tx, userId, query }) => {
    const { is_owner, permissions } = await readCurrentUser(tx, userId, query.business);
    return { is_owner, permissions };
  },
});

type Replacement = { tx: Tx; userId: string; phoneNumber: string; password: string | undefined };

/** Who has a number already replaces it with their password only. */
async function checkReplacement(
  passwords: Platform['passwords'],
  { tx, userId, phoneNumber, password }: Replacement,
): Promise<void> {
  const known = await store.claimPhone(tx, userId);
  if (known === undefined || known.phoneNumber === null || known.phoneNumber === phoneNumber) return;
  if (password === undefined) throw refuse.fields({ password: ['This field is required.'] });
  if (!(await passwords.verify(known.passwordHash, password)))
    throw refuse.fields({ password: ['Your password was entered incorrectly. Please enter it again.'] });
}
