/**
 * What current-user.ts compares with: Fastify, the statement that Steward runs for the route, and nothing else. No sign-in,
 * no validation, no transaction; as the owner of the database, so that not even row-level security is asked. `/` sends the
 * statement as the driver does by itself, `/prepared` by a name, as Steward does.
 */
import Fastify from 'fastify';
import pg from 'pg';
import { readUser } from '../server/accounts/account/store.ts';
import { createSealing } from '../server/platform/security/sealing.ts';

const [ownerUrl = '', userId = '', port = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: ownerUrl, max: 8, pipeline: true } as pg.PoolConfig);
const answer = (name?: string) => () =>
  readUser(
    {
      query: async (text, values = []) => (await pool.query({ name, text, values: [...values] })).rows,
      sealing: createSealing(['k'.repeat(32)]),
    },
    userId,
  );
const app = Fastify();
app.get('/', answer());
app.get('/prepared', answer('user'));
await app.listen({ host: '127.0.0.1', port: Number(port) });
console.log('ready');
