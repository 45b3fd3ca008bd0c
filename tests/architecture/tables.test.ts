/** Finds in the server's SQL which domain writes each table, and which one reads the tables of people. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const files = globSync('server/**/*.ts', { exclude: ['server/**/*.{test,testing}.ts', 'server/platform/testing*.ts'] });
const createdIn = (sql: string) => [...sql.matchAll(/^create table (\w+)/gm)].map(([, table = '']) => table);
const migrations = globSync('server/migrations/*.sql').map((file) => readFileSync(file, 'utf8'));
const tables = migrations
  .flatMap(createdIn)
  .filter((one) => !migrations.some((sql) => sql.includes(`\ndrop table ${one};`)));

/** Every string literal of a source; an ellipsis replaces an interpolated value. */
function textsIn(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return texts;
}

const table = '("?[\\w.…]+"?)';
const writing = new RegExp(
  `\\b(?:insert\\s+into|delete\\s+from(?:\\s+only)?|merge\\s+into|truncate\\s+table)\\s+${table}|\\bupdate\\s+(?:only\\s+)?${table}\\s+(?:(?:as\\s+)?\\w+\\s+)?set\\b`,
  'gi',
);
const ofPeople = ['users', 'memberships'];
const named = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, one, other]) => (one ?? other ?? '').replaceAll('"', '').toLowerCase());
const writesIn = (source: string) => textsIn(source).flatMap((text) => named(writing, text));
/** A string that is only the name of a table is not a statement. */
const peopleIn = (source: string) =>
  textsIn(source).flatMap((text) => ofPeople.filter((one) => text !== one && new RegExp(`\\b${one}\\b`).test(text)));

const partOf = (file: string) => file.split('/')[1] ?? '';
/** The parts of the server that access a table, each once. */
function partsBy(tablesIn: (source: string) => string[]): Map<string, string[]> {
  const parts = new Map<string, Set<string>>();
  for (const file of files)
    for (const one of tablesIn(readFileSync(file, 'utf8')))
      parts.set(one, (parts.get(one) ?? new Set()).add(partOf(file)));
  return new Map([...parts].map(([one, found]) => [one, [...found].sort()]));
}

it('finds every kind of write, and every mention of a table of people', () => {
  const source = `
    query('insert into departments (id) values ($1)');
    query(\`update departments
      set name = $1\`);
    query(\`update invitations i set state = \${state} from users u where i.id = u.id for update of i\`);
    query('insert into a (id) values ($1) on conflict (id) do update set b = 1');
    query(\`with old as (delete from refresh_tokens where id = $1) insert into \${name} (id) values ($2)\`);
    query('select from businesses where id = $1 for no key update');
    query(\`\${columns} memberships m join plans p on true\`);
    const left = ['memberships', 'the users of this'];`;
  const written = ['departments', 'departments', 'invitations', 'a', 'refresh_tokens', '…'];
  expect(writesIn(source)).toEqual(written);
  expect(peopleIn(source)).toEqual(['users', 'memberships', 'users']);
});

it('lets one part of the server write each table', () => {
  const writers = partsBy(writesIn);
  expect([...writers].filter(([, parts]) => parts.length > 1)).toEqual([]);
  // The writer of a table named by a variable cannot be found.
  expect([...writers.keys()].filter((one) => one.includes('…'))).toEqual([]);
  const byMigrations = ['plan_prices', 'plans', 'vat_rates'];
  const byTriggers = [
    'asset_costs',
    'asset_counts',
    'asset_months',
    'asset_versions',
    'asset_words',
    'due_counts',
    'dues',
    'employee_words',
    'maintenance_words',
    'people_versions',
    'sample_rows',
    'vehicle_costs',
  ];
  expect(tables.filter((one) => !writers.has(one)).sort()).toEqual([...byTriggers, ...byMigrations].sort());
});

it('lets only their own domains and the directory read members and people', () => {
  const readers = partsBy(peopleIn);
  // Accounts checks the session and its permissions in one statement per request. The platform stores with each entry of
  // the audit log the person's name at that time.
  expect(readers.get('memberships')).toEqual(['accounts', 'directory', 'people']);
  expect(readers.get('users')).toEqual(['accounts', 'directory', 'people', 'platform']);
});
