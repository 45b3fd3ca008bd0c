/**
 * `npm run jobs`: lists the background jobs that failed for good. `npm run jobs -- retry [id ...]` has them tried again, all
 * or some; all includes those at once that wait for their next attempt.
 */

import { listGivenUp, retryGivenUp } from '../server/platform/background-jobs/given-up-jobs.ts';
import { readConfig } from '../server/platform/config.ts';
import { StartupProblem } from '../server/platform/errors.ts';
import { asOwner, runCommand } from '../server/platform/operator.ts';

await runCommand(() =>
  asOwner(readConfig(), async (ownerUrl) => {
    const [command = 'list', ...ids] = process.argv.slice(2);
    if (command === 'list') {
      const jobs = await listGivenUp(ownerUrl);
      for (const { id, job, since, tries, reason } of jobs)
        console.log(`${id}  ${since.toISOString()}  ${job}, ${tries} tries: ${reason ?? 'no reason is known'}`);
      console.log(
        jobs.length === 0 ? 'No job has failed for good.' : 'Have them tried again: npm run jobs -- retry [id ...]',
      );
    } else if (command === 'retry') {
      console.log(`${await retryGivenUp(ownerUrl, ids.length === 0 ? undefined : ids)} are tried again.`);
    } else {
      throw new StartupProblem(`There is no command ${command}: it is list or retry.`);
    }
  }),
);
