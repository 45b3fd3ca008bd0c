/**
 * `npm run sql < statements.sql`: runs statements as the owner of the database, in one transaction, and prints what the last one
 * answers. For what only an operator may do, such as a new price.
 */
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { readConfig } from '../server/platform/config.ts';
import { StartupProblem } from '../server/platform/errors.ts';
import { asOwner, runCommand } from '../server/platform/operator.ts';

await runCommand(async () => {
  const statements = await text(process.stdin);
  await asOwner(readConfig(), async (connectionString) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      // Without parameters, so that it may be several: then they are one transaction.
      const results = [await client.query(statements)].flat();
      const { command, rowCount, rows } = results.at(-1) ?? { command: 'nothing', rowCount: 0, rows: [] };
      if (rows.length > 0) console.table(rows);
      console.log(`${command} ${rowCount ?? ''}`.trim());
    } catch (error) {
      throw new StartupProblem(`Nothing was changed: ${(error as Error).message}.`);
    } finally {
      await client.end();
    }
  });
});
