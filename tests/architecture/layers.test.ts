/** Tests that each layer rule finds its violations. The sources themselves are checked by a separate step of `npm test`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

type Violation = { rule: { name: string }; from: string };

const require = createRequire(import.meta.url);
const program = resolve('node_modules/.bin/depcruise');
const config = resolve('.dependency-cruiser.cjs');
const { forbidden } = require(config) as { forbidden: { name: string }[] };

function violationsIn(folder: string): string[] {
  const output = execFileSync(
    process.execPath,
    [program, 'src', 'server', 'rules', 'scripts', '--config', config, '--output-type', 'json'],
    {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const { summary } = JSON.parse(output.toString()) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

/** For each rule, imports as `from` and `to` that break only this rule. */
const wrong: Record<string, [from: string, to: string][]> = {
  'no-cycle': [['server/hr/cycle.ts', 'server/hr/other.ts']],
  'not-to-unresolvable': [['src/app/a.ts', 'src/app/gone.ts']],
  'app-and-server-apart': [
    ['src/app/b.ts', 'server/platform/database/ids.ts'],
    ['server/hr/b.ts', 'src/domain/hr/rules.ts'],
    ['server/hr/c.ts', 'scripts/tool.ts'],
  ],
  'contract-as-types': [['src/services/c.ts', 'openapi/generated/contract.ts']],
  'rules-run-anywhere': [
    ['rules/assets/a.ts', 'src/domain/assets/rules.ts'],
    ['rules/assets/b.ts', 'xstate'],
  ],
  'rules-of-domains-apart': [['rules/assets/c.ts', 'rules/hr/d.ts']],
  'no-tests-in-the-product': [
    ['src/app/d.ts', 'src/app/thing.test.ts'],
    ['server/hr/d.ts', 'server/platform/testing.ts'],
  ],
  'no-development-packages-in-the-product': [['src/app/e.ts', 'fast-check']],
  'no-node-in-the-app': [['src/services/f.ts', 'node:fs']],
  'domain-is-alone': [
    ['src/domain/hr/g.ts', 'src/domain/assets/rules.ts'],
    ['src/domain/hr/h.ts', 'src/services/hr.ts'],
  ],
  'rules-know-no-framework': [['src/domain/hr/i.ts', 'react']],
  'paths-are-alone': [
    ['src/paths/hr.ts', 'src/paths/assets.ts'],
    ['src/paths/fleet.ts', 'src/domain/hr/rules.ts'],
  ],
  'services-know-the-contract': [
    ['src/services/j.ts', 'src/domain/hr/rules.ts'],
    ['src/services/k.ts', 'src/machines/hr/thing/selectors.ts'],
  ],
  'machines-know-rules': [['src/machines/hr/l.ts', 'src/services/hr.ts']],
  'machines-run-anywhere': [['src/machines/hr/m.ts', '@xstate/react']],
  'cases-only-in-flows': [
    ['src/machines/hr/thing/n.ts', 'src/machines/hr/thing/cases.ts'],
    ['src/app/n.ts', 'src/machines/index.ts'],
  ],
  'views-show': [['src/views/hr/o.ts', 'src/app/main.ts']],
  'views-send-events': [['src/views/hr/p.ts', 'src/machines/hr/thing/machine.ts']],
  'view-domains-apart': [['src/views/hr/p1.ts', 'src/views/assets/page.ts']],
  'shared-views-know-no-screen': [['src/views/shared/p2.ts', 'src/views/hr/page.ts']],
  'machine-domains-apart': [['src/machines/hr/thing/m1.ts', 'src/machines/assets/thing/machine.ts']],
  'shared-machines-know-no-flow': [['src/machines/shared/m2.ts', 'src/machines/hr/thing/machine.ts']],
  'design-system-knows-no-domain': [
    ['src/views/ui/lists/q.ts', 'src/domain/hr/rules.ts'],
    ['src/views/ui/lists/r.ts', 'src/views/hr/page.ts'],
  ],
  'reference-is-a-program-of-its-own': [['src/reference/w.ts', 'src/services/hr.ts']],
  'specimens-only-in-the-reference': [
    ['src/app/x.ts', 'src/views/ui/content/card.reference.tsx'],
    ['src/app/y.ts', 'src/reference/pages.ts'],
  ],
  'components-are-used': [],
  'waiting-components-still-wait': [['src/app/main.tsx', 'src/views/ui/overlays/tooltip.tsx']],
  'flows-are-a-program-of-their-own': [['src/app/s.ts', 'src/flows/engine/plan.ts']],
  'engine-knows-machines': [
    ['src/flows/engine/t.ts', 'src/services/hr.ts'],
    ['src/flows/engine/u.ts', 'src/flows/gallery/drawing.ts'],
  ],
  'gallery-and-report-show-flows': [
    ['src/flows/gallery/t.ts', 'src/services/hr.ts'],
    ['src/flows/report/t.ts', 'src/services/hr.ts'],
  ],
  'platform-knows-no-domain': [['server/platform/u.ts', 'server/hr/store.ts']],
  'server-domains-apart': [
    ['server/hr/v.ts', 'server/assets/store.ts'],
    ['server/hr/w.ts', 'server/app.ts'],
    ['server/assets/v.ts', 'server/fleet/port.ts'],
  ],
  'fleet-asks-at-ports': [
    ['server/fleet/v.ts', 'server/hr/store.ts'],
    ['server/fleet/w.ts', 'server/assets/store.ts'],
    ['server/fleet/x.ts', 'server/hr/port.ts'],
  ],
  'timeoff-asks-at-ports': [
    ['server/timeoff/v.ts', 'server/hr/store.ts'],
    ['server/timeoff/w.ts', 'server/assets/port.ts'],
    ['server/timeoff/x.ts', 'server/calendar/holidays/store.ts'],
  ],
  'rota-asks-at-ports': [
    ['server/rota/v.ts', 'server/timeoff/store.ts'],
    ['server/rota/w.ts', 'server/assets/port.ts'],
    ['server/rota/x.ts', 'server/calendar/holidays/store.ts'],
  ],
  'shell-asks-at-ports': [
    ['server/shell/v.ts', 'server/calendar/holidays/acts.ts'],
    ['server/shell/w.ts', 'server/hr/port.ts'],
    ['server/shell/x.ts', 'server/timeoff/away/feed.ts'],
  ],
  'nobody-calls-a-handler': [['server/hr/departments/background-jobs.ts', 'server/hr/departments/handlers.ts']],
  'directory-knows-no-domain': [['server/directory/v.ts', 'server/hr/store.ts']],
  'plugs-are-types': [['server/hr/x.ts', 'server/plug/domain.ts']],
  'plugs-know-no-domain': [['server/plug/y.ts', 'server/directory/directory.ts']],
  'server-is-made-of-plugs': [['server/program.ts', 'server/hr/store.ts']],
  'stores-hold-the-sql': [['server/hr/departments/rules.ts', 'server/hr/departments/store.ts']],
  'start-loads-no-build-tool': [['scripts/start.ts', 'scripts/build.ts']],
};
/** Unused files of the design system, from the imports above. */
const unreached = [
  'src/views/shared/p2.ts',
  'src/views/shared/query-view.ts',
  'src/views/ui/actions/button.ts',
  'src/views/ui/lists/q.ts',
  'src/views/ui/lists/r.ts',
];
/** Allowed imports: no rule may report them. */
const right: [from: string, to: string, isType?: true][] = [
  ['src/services/hr.ts', 'openapi/generated/contract.ts', true],
  ['src/services/shared/problem.ts', 'src/domain/shared/problem.ts'],
  ['src/machines/hr/thing/machine.ts', 'src/domain/hr/rules.ts'],
  ['src/machines/hr/flows.ts', 'src/machines/hr/thing/cases.ts'],
  ['src/machines/index.ts', 'src/machines/hr/flows.ts'],
  ['src/machines/hr/thing/children.ts', 'src/machines/shared/task-polling/machine.ts'],
  ['src/views/hr/parts.ts', 'src/views/shared/query-view.ts'],
  ['src/views/hr/page.ts', 'src/machines/hr/thing/selectors.ts'],
  ['src/views/hr/other.ts', 'src/machines/hr/thing/machine.ts', true],
  ['src/views/hr/links.ts', 'src/paths/assets.ts'],
  ['src/machines/hr/thing/links.ts', 'src/paths/assets.ts'],
  ['src/paths/people.ts', 'src/paths/shared.ts'],
  ['src/views/hr/list.ts', 'src/views/ui/actions/button.ts'],
  ['src/app/main.ts', 'src/services/hr.ts'],
  ['src/app/thing.test.ts', 'src/app/main.ts'],
  ['src/flows/engine/plan.ts', 'src/machines/index.ts'],
  ['src/flows/gallery/page.ts', 'src/flows/engine/plan.ts'],
  ['src/flows/gallery/page.ts', 'src/views/ui/actions/button.ts'],
  ['src/flows/report/page.ts', 'src/flows/gallery/page.ts'],
  ['src/reference/pages.ts', 'src/views/ui/content/card.reference.tsx'],
  ['src/views/ui/content/card.reference.tsx', 'src/reference/specimen.tsx'],
  ['src/domain/hr/rules.ts', 'src/domain/shared/problem.ts'],
  ['server/app.ts', 'server/hr/index.ts'],
  ['server/app.ts', 'server/platform/database/ids.ts'],
  ['server/hr/index.ts', 'server/plug/domain.ts', true],
  ['server/hr/index.ts', 'server/hr/departments/handlers.ts'],
  ['server/hr/store.ts', 'server/directory/directory.ts'],
  ['server/hr/store.ts', 'server/platform/database/ids.ts'],
  ['server/fleet/things/acts.ts', 'server/assets/port.ts'],
  ['server/platform/testing.ts', 'server/app.ts'],
  ['scripts/tool.ts', 'server/app.ts'],
  // The second edge of the cycle, which is reported once.
  ['server/hr/other.ts', 'server/hr/cycle.ts'],
];

it('reports each violation and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'steward-layers-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}export const value = 1;\n`, { flag: 'a' });
  };
  const isPackage = (to: string) => !to.includes('/') || to.startsWith('@') || to.startsWith('node:');
  const importOf = (from: string, to: string, isType = false) => {
    const way = isPackage(to) ? to : `${'../'.repeat(from.split('/').length - 1)}${to}`;
    return `import ${isType ? 'type ' : ''}* as other from '${way}';\nexport { other };\n`;
  };
  try {
    for (const name of ['node_modules', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
      symlinkSync(resolve(name), join(folder, name));
    const pairs = Object.values(wrong).flat();
    const files = new Map<string, string>();
    for (const [from, to, isType] of [...right, ...pairs] as [string, string, true?][])
      files.set(from, (files.get(from) ?? '') + importOf(from, to, isType));
    for (const [, to] of [...right, ...pairs])
      if (!isPackage(to) && !to.includes('gone') && !files.has(to)) files.set(to, '');
    for (const [path, text] of files) write(path, text);

    const expected = Object.entries(wrong).flatMap(([rule, list]) => list.map(([from]) => `${rule}: ${from}`));
    expected.push(...unreached.map((file) => `components-are-used: ${file}`));
    const found = violationsIn(folder);
    expect([...new Set(found)].sort()).toEqual(expected.sort());
    expect(forbidden.map(({ name }) => name).filter((name) => !(name in wrong))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
