/** The table, the store, the handlers and the server test of a new resource. */
import type { Field, Names } from './names.ts';

const sql: Record<Field['kind'], string> = {
  line: 'text',
  text: 'text',
  email: 'text',
  phone: 'text',
  day: 'date',
  number: 'integer',
};

export function migrationOf({ snake }: Names, fields: readonly Field[]): string {
  const columns = fields.map(
    ({ name, kind, isOptional }) =>
      `  ${name} ${sql[kind]}${isOptional ? '' : ' not null'}${name === 'name' ? " check (name <> '')" : ''},\n`,
  );
  return `-- Up Migration

create table ${snake} (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
${columns.join('')}  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index ${snake}_name on ${snake} (business_id, lower(name));
alter table ${snake} enable row level security, force row level security;
create policy tenant on ${snake} using (business_id = app_business()) with check (business_id = app_business());
`;
}

export function storeOf({ pascal, onePascal, snake, words, oneWords }: Names, fields: readonly Field[]): string {
  const all = fields.map(({ name }) => name);
  const searched = fields.flatMap(({ name, kind }) => (['line', 'email', 'phone'].includes(kind) ? [name] : []));
  const columns = ['id', ...fields.map(({ name, kind }) => (kind === 'day' ? `${name}::text` : name))].join(', ');
  const words$ = searched.length > 1 ? `concat_ws(' ', ${searched.join(', ')})` : 'name';
  return `/** The ${words} of a business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';

type ${onePascal} = components['schemas']['${onePascal}'];
type Query = NonNullable<operations['list${pascal}']['parameters']['query']>;
type Details = Omit<${onePascal}, 'id'>;

const orders: Record<NonNullable<Query['ordering']>, string> = { name: 'lower(name)', '-name': 'lower(name) desc' };
const columns = '${columns}';

export function list${pascal}(tx: Tx, businessId: string, query: Query) {
  const { search = '', ordering = 'name' } = query;
  const isSearched = search.trim() !== '';
  return selectPage<${onePascal}>(tx, query, {
    columns,
    from: \`${snake} where business_id = $1\${isSearched ? \` and ${words$} ilike $2\` : ''}\`,
    values: isSearched ? [businessId, containing(search)] : [businessId],
    orderBy: orders[ordering],
  });
}

/** Locks the ${oneWords} until the transaction ends. */
export async function claim${onePascal}(tx: Tx, businessId: string, id: string): Promise<${onePascal} | undefined> {
  const [found] = await tx.query<${onePascal}>(
    \`select \${columns} from ${snake} where business_id = $1 and id = $2 for update\`,
    [businessId, id],
  );
  return found;
}

/** Breaks the index \`${snake}_name\` when another ${oneWords} has this name, in any case of letters. */
export async function add${onePascal}(tx: Tx, businessId: string, details: Details, now: Date): Promise<${onePascal}> {
  const id = newId();
  const { ${all.join(', ')} } = details;
  await tx.query(
    \`insert into ${snake} (business_id, id, ${all.join(', ')}, created_at)
     values ($1, $2, ${all.map((_, at) => `$${at + 3}`).join(', ')}, $${all.length + 3})\`,
    [businessId, id, ${all.join(', ')}, now],
  );
  return { id, ...details };
}

/** Breaks the index \`${snake}_name\` like \`add${onePascal}\`. */
export async function change${onePascal}(tx: Tx, businessId: string, id: string, details: Details): Promise<void> {
  const { ${all.join(', ')} } = details;
  await tx.query(
    \`update ${snake} set ${all.map((name, at) => `${name} = $${at + 3}`).join(', ')} where business_id = $1 and id = $2\`,
    [businessId, id, ${all.join(', ')}],
  );
}

export async function delete${pascal}(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  await tx.query('delete from ${snake} where business_id = $1 and id = any($2)', [businessId, ids]);
}
`;
}

function storedOf({ name, kind, isOptional }: Field): string {
  if (kind === 'phone') {
    const phone = `await phoneOf(tx, businessId, body.${name}, '${name}')`;
    return isOptional ? `body.${name}?.trim() ? ${phone} : null` : phone;
  }
  if (kind === 'day' || kind === 'number') return isOptional ? `body.${name} ?? null` : `body.${name}`;
  return isOptional ? `body.${name}?.trim() || null` : `body.${name}.trim()`;
}

export function handlersOf(names: Names, fields: readonly Field[]): string {
  const { camel, oneCamel, pascal, onePascal, snake, words, oneWords } = names;
  const hasPhone = fields.some(({ kind }) => kind === 'phone');
  const [taken, isAsync, wait] = hasPhone ? ['tx, businessId, body', 'async ', 'await '] : ['body', '', ''];
  const ids = [
    `list${pascal}`,
    `create${onePascal}`,
    `update${onePascal}`,
    `delete${onePascal}`,
    `bulkDelete${pascal}`,
  ];
  return `/** The ${words} of a business. */
${hasPhone ? "import { phoneOf } from '../../directory/phone-numbers.ts';\n" : ''}import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

type ${onePascal}Operation = ${ids.map((id) => `'${id}'`).join(' | ')};
type Call = BusinessCall<'create${onePascal}'>;

const duplicate = { constraint: '${snake}_name', fields: { name: ['A ${oneWords} with this name exists already.'] } };

/** What is stored of a form. */
const detailsOf = ${isAsync}({ ${taken} }: Pick<Call, ${taken
    .split(', ')
    .map((one) => `'${one}'`)
    .join(' | ')}>) => ({
${fields.map((field) => `  ${field.name}: ${storedOf(field)},`).join('\n')}
});

async function claim({ tx, businessId }: Pick<Call, 'tx' | 'businessId'>, id: string) {
  const ${oneCamel} = await store.claim${onePascal}(tx, businessId, id);
  if (${oneCamel} === undefined) throw refuse.missing();
  return ${oneCamel};
}

export const ${camel}Handlers = ({ clock }: Platform): Pick<Handlers, ${onePascal}Operation> => ({
  list${pascal}: async (call) =>
    pageOf(call, await store.list${pascal}(call.tx, call.businessId, call.query), (${oneCamel}) => ${oneCamel}),

  create${onePascal}: (call) => {
    const { tx, userId, businessId, body, idempotencyKey } = call;
    const intent = { userId, key: idempotencyKey, operation: 'create${onePascal}', businessId, body };
    return once(tx, intent, clock.now(), ${isAsync}() =>
      refuseDuplicates(store.add${onePascal}(tx, businessId, ${wait}detailsOf(call), clock.now()), duplicate),
    );
  },

  update${onePascal}: async (call) => {
    const ${oneCamel} = await claim(call, call.params.id);
    assertUnchanged(call, ${oneCamel});
    const details = ${wait}detailsOf({ ...call, body: withLeftOut(call.body, ${oneCamel}) });
    await refuseDuplicates(store.change${onePascal}(call.tx, call.businessId, ${oneCamel}.id, details), duplicate);
    return { ...${oneCamel}, ...details };
  },

  delete${onePascal}: async (call) => {
    const { id } = await claim(call, call.params.id);
    await store.delete${pascal}(call.tx, call.businessId, [id]);
    return undefined;
  },

  bulkDelete${pascal}: async ({ tx, businessId, body }) => {
    await store.delete${pascal}(tx, businessId, body.ids);
    return undefined;
  },
});
`;
}

/** What a person types, and what is answered of it. */
export const samples: Record<Field['kind'], readonly [typed: string, stored: string]> = {
  line: ["' One line '", "'One line'"],
  text: ["'More to say\\n about it '", "'More to say\\n about it'"],
  email: ["'office@example.test'", "'office@example.test'"],
  phone: ["'0803 123 4567'", "'+2348031234567'"],
  day: ["'2026-03-02'", "'2026-03-02'"],
  number: ['12', '12'],
};

export function testOf({ snake, words, oneWords, onePascal }: Names, fields: readonly Field[]): string {
  const others = fields.filter(({ name }) => name !== 'name');
  const sampled = (at: 0 | 1, from: readonly Field[]) =>
    from.map(({ name, kind }) => `, ${name}: ${samples[kind][at]}`).join('');
  const needed = others.filter(({ isOptional }) => !isOptional);
  const emptied = others
    .map(({ name, kind, isOptional }) => `, ${name}: ${isOptional ? 'null' : samples[kind][1]}`)
    .join('');
  const emptying = others.filter(({ isOptional }) => isOptional).map(({ name }) => `, ${name}: null`);
  const path = `'${snake}/'`;
  return `import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown) =>
  server.call(method, \`/c/\${owner.businessId}/\${rest}\`, { token: owner.token, ...(json === undefined ? {} : { json }) });
const add${onePascal} = async (name: string): Promise<string> =>
  (await call('POST', ${path}, { name${sampled(0, needed)} })).body.id;

beforeAll(async () => {
  owner = await newOwner(server);
});

describe('the ${words} of a business', () => {
  it('are added, found, changed and deleted', async () => {
    const { status, body } = await call('POST', ${path}, { name: ' Balogun & Sons '${sampled(0, others)} });
    expect(status).toBe(201);
    expect(body).toEqual({ id: body.id, name: 'Balogun & Sons'${sampled(1, others)} });
    await add${onePascal}('Zenith');
    expect((await call('GET', '${snake}/?search=balogun')).body.results).toEqual([body]);
    const names = (await call('GET', '${snake}/?ordering=-name')).body.results.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Zenith', 'Balogun & Sons']);
    const change = async (fields: object) => (await call('PUT', \`${snake}/\${body.id}/\`, fields)).body;
    expect(await change({ name: 'Balogun'${sampled(0, needed)} })).toEqual({ ...body, name: 'Balogun' });
    expect(await change({ name: 'Balogun'${sampled(0, needed)}${emptying.join('')} })).toEqual({ id: body.id, name: 'Balogun'${emptied} });
    expect((await call('DELETE', \`${snake}/\${body.id}/\`)).status).toBe(204);
    expect((await call('DELETE', \`${snake}/\${body.id}/\`)).status).toBe(404);
  });

  it('have a name each, whatever its letters', async () => {
    await add${onePascal}('Twice');
    expect((await call('POST', ${path}, { name: 'TWICE'${sampled(0, needed)} })).body).toEqual({
      name: ['A ${oneWords} with this name exists already.'],
    });
  });

  it('are deleted several at once, also when one of them is gone', async () => {
    const ids = [await add${onePascal}('One'), await add${onePascal}('Two')];
    await call('DELETE', \`${snake}/\${ids[0]}/\`);
    expect((await call('PATCH', '${snake}/bulk_delete/', { ids })).status).toBe(204);
    expect((await call('GET', '${snake}/?search=two')).body.count).toBe(0);
  });
});
`;
}

/** What the tests of every operation (`tests/api`) need to know of those with an id. */
export function triedOf({ snake, oneWords, pascal, onePascal }: Names, fields: readonly Field[]) {
  const needed = fields
    .filter(({ name, isOptional }) => name !== 'name' && !isOptional)
    .map(({ name, kind }) => `, ${name}: ${samples[kind][1]}`)
    .join('');
  const optional = fields
    .filter(({ isOptional }) => isOptional)
    .map(({ name, kind }) => `${name}: ${samples[kind][1]}`);
  const named = (name: string) => `{ name: ${name}${needed} }`;
  const fresh = `(await made('${snake}/', ${named(`next('${oneWords}')`)})).id`;
  return {
    idempotency: `  update${onePascal}: async () => ({ path: { id: ${fresh} }, body: ${named(`next('${oneWords}')`)} }),
  delete${onePascal}: async () => ({ path: { id: ${fresh} } }),
  bulkDelete${pascal}: async () => ({ body: { ids: [${fresh}] } }),
`,
    edits: `  update${onePascal}: async () => {
    const { id } = await made('${snake}/', ${named("'First'")});
    const bodies = [${named("'Second'")}, ${named("'Third'")}] as const;
    return { path: \`${snake}/\${id}/\`, seen: () => among('${snake}/', id), bodies };
  },
`,
    whole: optional.length === 0 ? '' : `  update${onePascal}: async () => ({ ${optional.join(', ')} }),\n`,
    deleted: `'bulkDelete${pascal}', `,
  };
}
