import { expect, it } from 'vitest';
import { type Choice, choose, type Project } from './affected.ts';

const imports: Record<string, string[]> = {
  'src/domain/people/rules.ts': [],
  'src/machines/people/invite-sending/machine.ts': ['src/domain/people/rules.ts'],
  'src/machines/people/invite-sending/machine.test.ts': ['src/machines/people/invite-sending/machine.ts'],
  'src/machines/index.ts': ['src/machines/people/invite-sending/machine.ts'],
  'src/flows/gallery/main.tsx': ['src/machines/index.ts'],
  'src/views/ui/actions/button.tsx': [],
  'src/views/ui/actions/button.reference.tsx': ['src/views/ui/actions/button.tsx'],
  'src/views/ui/actions/button.test.tsx': ['src/views/ui/actions/button.tsx'],
  'src/views/people/invites.page.tsx': ['src/domain/people/rules.ts', 'src/views/ui/actions/button.tsx'],
  'src/views/billing/pricing.page.tsx': ['src/views/ui/actions/button.tsx'],
  'src/app/start.tsx': ['src/views/people/invites.page.tsx', 'src/views/billing/pricing.page.tsx'],
  'server/hr/departments/rules.ts': [],
  'server/hr/departments/rules.test.ts': ['server/hr/departments/rules.ts'],
  'server/app.ts': ['server/hr/departments/rules.ts'],
  'server/people/members.test.ts': ['server/app.ts'],
  'tests/flows/drivers/billing/plan-selection.driver.ts': [],
  'tests/e2e/billing/plans.ts': [],
  'tests/e2e/billing/purchase.spec.ts': ['tests/e2e/billing/plans.ts'],
  'tests/e2e/sizes.json': [],
  'tests/e2e/sizes.spec.ts': ['tests/e2e/sizes.json'],
};
const importersOf = (file: string) => Object.keys(imports).filter((other) => imports[other]?.includes(file));

const project: Project = {
  contract: [],
  domainsOfTables: () => null,
  serverTests: ['server/assets/assets.test.ts', 'server/hr/hr.test.ts', 'tests/api/contract.test.ts'],
  dependents: new Map(Object.keys(imports).map((file) => [file, importersOf(file)])),
  specs: [
    'tests/e2e/billing/purchase.spec.ts',
    'tests/e2e/billing/screens.spec.ts',
    'tests/e2e/hr/screens.spec.ts',
    'tests/e2e/people/screens.spec.ts',
    'tests/e2e/gallery.spec.ts',
    'tests/e2e/journey.spec.ts',
    'tests/e2e/reference.spec.ts',
    'tests/e2e/sizes.spec.ts',
  ],
  flows: [
    {
      id: 'inviteSending',
      domain: 'people',
      places: [
        'src/machines/people/invite-sending/',
        'tests/flows/drivers/people/invite-sending.driver.ts',
        'src/flows/gallery/strips/inviteSending.webp',
      ],
    },
    {
      id: 'planSelection',
      domain: 'billing',
      places: ['src/machines/billing/plan-selection/', 'tests/flows/drivers/billing/plan-selection.driver.ts'],
    },
  ],
};

const chosen = (...changed: string[]) => choose(changed, project);
const nothing: Choice = { tests: [], specs: [], flows: [], start: false, faults: false, reached: 1 };

it.each([
  'package.json',
  'server/platform/database/database.ts',
  'server/migrations/0012_rota.sql',
  'src/app/session.ts',
  'tests/e2e/test.ts',
  'tests/flows/browser/stage.ts',
])('runs everything when %s changes', (file) => {
  expect(chosen('README.md', file)).toEqual({ everything: `everything depends on ${file}` });
});

it('runs everything for a file without known users', () => {
  expect(chosen('server/hr/letters.json')).toEqual({ everything: 'no import shows what uses server/hr/letters.json' });
});

it('selects no tests for documentation', () => {
  expect(chosen('docs/design.md')).toEqual(nothing);
});

it('runs a changed test alone', () => {
  const file = 'server/people/members.test.ts';
  expect(chosen(file)).toEqual({ ...nothing, tests: [file] });
});

it('follows a rule to its machine, its flow, its screens and the gallery', () => {
  expect(chosen('src/domain/people/rules.ts')).toMatchObject({
    tests: ['src/machines/people/invite-sending/machine.test.ts'],
    specs: ['tests/e2e/people/screens.spec.ts', 'tests/e2e/gallery.spec.ts', 'tests/e2e/sizes.spec.ts'],
    flows: ['inviteSending'],
    start: false,
  });
});

it('follows a component to every domain that shows it', () => {
  expect(chosen('src/views/ui/actions/button.tsx')).toMatchObject({
    tests: ['src/views/ui/actions/button.test.tsx'],
    specs: project.specs.filter((spec) => !spec.includes('/hr/') && !spec.includes('gallery')),
    flows: ['inviteSending', 'planSelection'],
  });
});

it('follows a server rule to the tests that import it and to those of its domain', () => {
  expect(chosen('server/hr/departments/rules.ts')).toMatchObject({
    // A test that starts the whole server imports every domain, and is not chosen for that.
    tests: ['server/hr/departments/rules.test.ts', 'server/hr/hr.test.ts'],
    specs: ['tests/e2e/hr/screens.spec.ts'],
    flows: [],
    start: false,
    faults: false,
  });
});

it.each(['server/hr/pay/background-jobs.ts', 'server/hr/imports/importer.ts', 'tests/faults/care.ts'])(
  'starts the tests that kill servers when %s changes',
  (file) => {
    const dependents = new Map([...project.dependents, [file, []]]);
    expect(choose([file], { ...project, dependents })).toMatchObject({ faults: true });
  },
);

it('runs only the test of sizes when the recorded sizes change', () => {
  expect(chosen('tests/e2e/sizes.json')).toEqual({ ...nothing, specs: ['tests/e2e/sizes.spec.ts'], reached: 2 });
});

it('follows the contract and a table to their domains, and to the suites made from the contract', () => {
  const tests = ['server/hr/hr.test.ts', 'tests/api/contract.test.ts'];
  const specs = ['tests/e2e/hr/screens.spec.ts'];
  expect(choose(['openapi/hr.yaml'], { ...project, contract: ['hr'] })).toMatchObject({ tests, specs });
  const migration = 'server/migrations/0012_rota.sql';
  expect(choose([migration], { ...project, domainsOfTables: () => ['hr'] })).toMatchObject({ tests, specs });
  const unknown = { everything: 'everything depends on openapi/hr.yaml' };
  expect(choose(['openapi/hr.yaml'], { ...project, contract: null })).toEqual(unknown);
});

it('follows a driver to its flow, a helper to its tests, and a picture to the test that compares it', () => {
  expect(chosen('tests/flows/drivers/billing/plan-selection.driver.ts')).toMatchObject({
    flows: ['planSelection'],
    specs: [],
  });
  expect(chosen('tests/e2e/billing/plans.ts')).toMatchObject({
    specs: project.specs.slice(0, 2),
    flows: ['planSelection'],
  });
  expect(chosen('tests/pictures/hr/departments-light-wide.png')).toEqual({
    ...nothing,
    specs: ['tests/e2e/hr/screens.spec.ts'],
  });
  expect(chosen('tests/pictures/ui/actions-light-wide.png')).toEqual({
    ...nothing,
    specs: ['tests/e2e/reference.spec.ts'],
  });
});

it('counts a golden trace and a strip to their flow, and runs the tests that read them', () => {
  expect(chosen('src/machines/people/invite-sending/trace.txt')).toEqual({
    ...nothing,
    tests: ['tests/flows/flows.test.ts'],
    specs: ['tests/e2e/sizes.spec.ts'],
    flows: ['inviteSending'],
  });
  expect(chosen('src/flows/gallery/strips/inviteSending.webp')).toEqual({
    ...nothing,
    tests: ['tests/flows/pictures.test.ts'],
    specs: ['tests/e2e/gallery.spec.ts', 'tests/e2e/sizes.spec.ts'],
    flows: ['inviteSending'],
  });
  expect(chosen('src/flows/engine/paths.schema.json')).toMatchObject({ tests: ['tests/flows/paths-json.test.ts'] });
});
