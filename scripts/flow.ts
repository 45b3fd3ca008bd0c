/**
 * `npm run flow <domain>/<name>`: writes a new flow as a worked dialog (machine, cases, story, actors, view, driver), registers
 * it, and says what to do next.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { NoFlow, namesOf, writeFlow } from './flow/write-flow.ts';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

function write(given: string): void {
  const written = writeFlow(given, read);
  for (const [file, text] of written) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
  const files = [...written.keys()];
  for (const [command, ...args] of [
    ['biome', 'check', '--write', '--log-level=error', ...files],
    ['node', 'scripts/flows.ts'],
  ] as const)
    if (spawnSync(command, args, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
  const { camel, domain, kebab } = namesOf(given);
  console.log(`
It adds a department, until you write what it does: first the header and states of machine.ts, then what does not compile.
  npx vitest run src/machines/${domain}/${kebab}
  npm run paths -- run ${camel} --on actor
  npm run build && npm run paths -- run ${camel} --on browser`);
}

try {
  write(process.argv[2] ?? '');
} catch (error) {
  if (!(error instanceof NoFlow)) throw error;
  console.error(`flow: ${error.message}`);
  process.exitCode = 2;
}
