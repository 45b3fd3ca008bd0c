/**
 * Checks a new password: against the rules and the list of leaked passwords that comes with Steward and, where the operator
 * has set a service for it, against all that are known from breaches. The service learns the first five of the 40 digits
 * of a digest (https://haveibeenpwned.com/API/v3#PwnedPasswords); while it does not answer, the list has to do.
 */
import { createHash } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { second } from '../../platform/time/dates.ts';
import { passwordProblems } from './rules.ts';

const deadline = 2 * second;

/** What is wrong with a new password, as messages. `about` is what the person is known by, by the name for the message. */
export type CheckPassword = (password: string, about: Record<string, string>) => Promise<string[]>;

export const createPasswordCheck = ({ config, log }: Pick<Platform, 'config' | 'log'>): CheckPassword => {
  const service = config.breachedPasswordsUrl;
  return async (password, about) => {
    const problems = passwordProblems(password, about);
    if (problems.length > 0 || service === null) return problems;
    try {
      return (await isBreached(service, password))
        ? ['This password has appeared in a data breach. Choose another one.']
        : [];
    } catch (error) {
      log.warn({ err: error }, 'the service for breached passwords did not answer');
      return [];
    }
  };
};

async function isBreached(service: string, password: string): Promise<boolean> {
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
  const answer = await fetch(`${service}/${digest.slice(0, 5)}`, {
    headers: { 'add-padding': 'true' },
    signal: AbortSignal.timeout(deadline),
  });
  if (!answer.ok) throw new Error(`The service for breached passwords answered ${answer.status}.`);
  // Each line is the rest of a digest and how often it was seen; those that only fill up were seen 0 times.
  const seen = new RegExp(`^${digest.slice(5)}:0*[1-9]`, 'im');
  return seen.test(await answer.text());
}
