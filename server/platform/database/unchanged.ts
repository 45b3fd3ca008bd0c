/**
 * Two people who edit the same thing: whoever saves second is told what has changed since they looked, and loses nothing of
 * what they typed. One that is told gets the version of what is there now, so that saving again is a decision.
 */
import { changedSince, versionOf } from '../../../rules/shared/version.ts';
import { Refusal } from '../errors.ts';

const list = new Intl.ListFormat('en-GB');

/**
 * @param call an edit; without an `If-Version` nothing is checked
 * @param thing what is there now, in the words of its answer. It must be locked, so that of two at once one waits
 * @throws 409 `changed_meanwhile`
 */
export function assertUnchanged({ ifVersion }: { ifVersion?: string | null }, thing: object): void {
  if (ifVersion == null) return;
  const now = JSON.parse(JSON.stringify(thing)) as Record<string, unknown>;
  const changed = changedSince(ifVersion, now);
  if (changed.length === 0) return;
  const names = ifVersion.split(',').map((each) => each.split('=')[0] ?? '');
  const what = list.format(changed.map((name) => name.replaceAll('_', ' ')));
  throw new Refusal(
    409,
    {
      detail: `Somebody else has changed this in the meantime: ${what}. What you typed is still here. Save again to put it in the place of theirs.`,
      code: 'changed_meanwhile',
    },
    { 'x-version': versionOf(now, names) },
  );
}
