import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { checks } from '../../src/flows/engine/health.ts';
import { killMutants } from '../../src/flows/engine/mutants.ts';
import { planFlow } from '../../src/flows/engine/plan.ts';
import { runFlow } from '../../src/flows/engine/summary.ts';
import { departmentAdditionFlow } from './example/cases.ts';
import { writeFlow } from './write-flow.ts';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const domains = globSync('src/machines/*/flows.ts')
  .map((file) => file.split('/')[2] ?? '')
  .filter((domain) => domain !== 'shared');

it.each(domains)('writes a flow of %s with its registration, of which every import is there', (domain) => {
  const written = writeFlow(`${domain}/tyre-swap`, read);
  expect([...written.keys()]).toEqual([
    `src/machines/${domain}/tyre-swap/machine.ts`,
    `src/machines/${domain}/tyre-swap/cases.ts`,
    `src/machines/${domain}/tyre-swap/machine.test.ts`,
    `src/app/actors/${domain}.tyre-swap.ts`,
    `src/views/${domain}/tyre-swap.page.tsx`,
    `tests/flows/drivers/${domain}/tyre-swap.driver.ts`,
    `src/machines/${domain}/flows.ts`,
    `src/paths/${domain}.ts`,
    `src/app/routes/${domain}.ts`,
  ]);
  for (const [file, text] of written) {
    expect(text).toMatch(/tyre-?swap/i);
    expect(text).not.toMatch(/department-?addition/i);
    for (const [, path = ''] of text.matchAll(/'(\.[^']+\.tsx?)'/g)) {
      const target = join(dirname(file), path);
      expect(existsSync(target) || written.has(target), `${file} imports ${path}`).toBe(true);
    }
  }
  expect(written.get(`src/views/${domain}/tyre-swap.page.tsx`)).toContain('data-flow="tyreSwap" data-state={state}');
});

it('says why it writes nothing', () => {
  expect(() => writeFlow('fleet', read)).toThrow("name the domain and the flow, such as fleet/tyre-swap, not 'fleet'");
  expect(() => writeFlow('fleet/fuel-entry', read)).toThrow(
    'src/machines/fleet/fuel-entry/machine.ts is there already',
  );
  expect(() => writeFlow('moon/landing', read)).toThrow("the domain 'moon' has no src/machines/moon/flows.ts");
});

it('begins with a flow that keeps every rule, on the model and on an actor', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const plan = planFlow(departmentAdditionFlow);
  expect(Object.values(checks).flatMap((check) => check(plan))).toEqual([]);
  expect(runFlow(departmentAdditionFlow, 'model').failures).toEqual([]);
  expect(runFlow(departmentAdditionFlow, 'actor').failures).toEqual([]);
  expect(killMutants(plan).survived).toEqual([]);
});
