/** The second step of a person: turned on, turned off, and its recovery codes. */
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimPasswordHash } from '../passwords/store.ts';
import { createSecondStep, type Person } from './codes.ts';
import { secondStepMail } from './mails.ts';
import { listBusinessesThatRequireIt, readSecondStep } from './store.ts';

type SecondStepOperation =
  | 'getSecondStep'
  | 'beginSecondStep'
  | 'confirmSecondStep'
  | 'renewRecoveryCodes'
  | 'endSecondStep';

export const secondStepHandlers = (platform: Platform): Pick<Handlers, SecondStepOperation> => {
  const { config, mail } = platform;
  const secondStep = createSecondStep(platform);

  const readPerson = async (tx: Tx, userId: string): Promise<Person> => {
    const person = await claimPasswordHash(tx, userId);
    if (person === undefined) throw refuse.unauthorised();
    return { userId, ...person };
  };

  return {
    getSecondStep: async ({ tx, userId }) => {
      const [known, required_by] = await Promise.all([
        readSecondStep(tx, userId),
        listBusinessesThatRequireIt(tx, userId),
      ]);
      const since = known?.confirmedAt ?? null;
      return {
        is_on: since !== null,
        on_since: since?.toISOString() ?? null,
        recovery_codes_left: since === null ? 0 : (known?.codesLeft ?? 0),
        required_by,
      };
    },

    beginSecondStep: async ({ tx, userId, body: { password } }) =>
      secondStep.begin(tx, await readPerson(tx, userId), password),

    confirmSecondStep: async ({ tx, userId, body: { one_time_code } }) => {
      const { email } = await readPerson(tx, userId);
      const recovery_codes = await secondStep.confirm(tx, userId, one_time_code);
      await mail.send(tx, secondStepMail(config.publicUrl, email, 'on'));
      return { recovery_codes };
    },

    renewRecoveryCodes: async ({ tx, userId, body: { password, one_time_code } }) => {
      const person = await readPerson(tx, userId);
      const recovery_codes = await secondStep.renewRecoveryCodes(tx, person, password, one_time_code);
      await mail.send(tx, secondStepMail(config.publicUrl, person.email, 'renewed'));
      return { recovery_codes };
    },

    endSecondStep: async ({ tx, userId, body: { password, one_time_code } }) => {
      const person = await readPerson(tx, userId);
      const names = await listBusinessesThatRequireIt(tx, userId);
      if (names.length > 0) {
        const subject = `${names.join(', ')} ${names.length === 1 ? 'requires' : 'require'}`;
        throw refuse.conflict(`${subject} the second step, so it cannot be turned off.`, 'required_by_business');
      }
      await secondStep.end(tx, person, password, one_time_code);
      await mail.send(tx, secondStepMail(config.publicUrl, person.email, 'off'));
      return undefined;
    },
  };
};
