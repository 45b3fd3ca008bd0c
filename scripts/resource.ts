/**
 * `npm run resource <domain> <resources> [field …]`: writes a new resource from the contract to the browser, registers it, and
 * says what to do next. A field is `name:kind`, with `?` where it may be empty; without fields it has a phone number, an email
 * address and a note. With `--module '<label>' --permission <name>` it writes the frame of the domain's module first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { frameOf } from './resource/module.ts';
import { fieldOf, NoResource } from './resource/names.ts';
import { type Tree, writeResource } from './resource/write-resource.ts';

const example = ['phone:phone?', 'email:email?', 'note:text?'];
const tree: Tree = {
  read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null),
  migrations: globSync('server/migrations/*.sql').map((file) => basename(file)),
};

function written(): ReadonlyMap<string, string> {
  const { values, positionals } = parseArgs({
    options: { module: { type: 'string' }, permission: { type: 'string' } },
    allowPositionals: true,
  });
  const [domain = '', resource = '', ...given] = positionals;
  const { module: label, permission = '' } = values;
  const frame = label === undefined ? new Map() : frameOf({ domain, label, permission, first: resource }, tree);
  const fields = (given.length > 0 ? given : example).map(fieldOf);
  const read = (file: string) => frame.get(file) ?? tree.read(file);
  return new Map([...frame, ...writeResource({ domain, resource, fields }, { ...tree, read })]);
}

try {
  const files = written();
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
  const code = [...files.keys()].filter((file) => /\.tsx?$/.test(file));
  for (const [command, ...args] of [
    ['node', 'scripts/contract.ts'],
    ['biome', 'check', '--write', '--log-level=error', ...code],
  ] as const)
    if (spawnSync(command, args, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
  console.log(`
It works as it is. Next: say in docs/glossary.md what it is, move its menu entry in src/app/routes to where it belongs, and
write what it does of its own.
  npx vitest run server/${code
    .find((file) => file.endsWith('/store.ts'))
    ?.split('/')
    .slice(1, 3)
    .join('/')}
  npm test -- --since main
  npm run pictures`);
} catch (error) {
  if (!(error instanceof NoResource)) throw error;
  console.error(`resource: ${error.message}`);
  process.exitCode = 2;
}
