/**
 * What asset-page.ts compares with: Fastify, the statements that Steward runs for a page of assets, prepared, and nothing
 * else. No sign-in, no validation, no transaction; as the owner of the database, whom row-level security does not bind.
 */
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { listAssets } from '../server/assets/assets/store.ts';
import type { Tx } from '../server/platform/database/database.ts';

const [ownerUrl = '', businessId = '', port = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: ownerUrl, max: 8 });
const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('md5').update(text).digest('hex');
  names.set(text, name);
  return name;
}
const tx = {
  query: async (text: string, values: readonly unknown[] = []) =>
    (await pool.query({ name: nameOf(text), text, values: [...values] })).rows,
} as unknown as Tx;
const app = Fastify();
app.get('/', () => listAssets(tx, businessId, { page_size: 20 }, new Date()));
await app.listen({ host: '127.0.0.1', port: Number(port) });
console.log('ready');
