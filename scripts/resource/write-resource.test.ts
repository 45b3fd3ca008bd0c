import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { frameOf } from './module.ts';
import { fieldOf, namesOf } from './names.ts';
import { writeResource } from './write-resource.ts';

const tree = {
  read: (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null),
  migrations: globSync('server/migrations/*.sql').map((file) => basename(file)),
};
/** Every kind, needed and not. */
const fields = [
  ...['site', 'street?', 'terms:text', 'note:text?', 'email:email', 'other_email:email?', 'phone:phone'],
  ...['other_phone:phone?', 'since:day', 'last_seen:day?', 'staff:number', 'branches:number?'],
];
const write = (domain: string, resource: string) =>
  writeResource({ domain, resource, fields: fields.map(fieldOf) }, tree);

it.each(['hr', 'fleet', 'assets'])(
  'writes a resource of %s with its registration, of which every import is there',
  (domain) => {
    const written = write(domain, 'repair-shops');
    expect([...written.keys()].filter((file) => !file.startsWith('server/migrations/'))).toEqual([
      `openapi/${domain}.repair-shops.yaml`,
      `server/${domain}/repair-shops/store.ts`,
      `server/${domain}/repair-shops/handlers.ts`,
      `server/${domain}/repair-shops/repair-shops.test.ts`,
      `src/views/${domain}/repair-shops.page.tsx`,
      `src/views/${domain}/repair-shop-form.tsx`,
      `tests/e2e/${domain}/repair-shops-screens.ts`,
      `tests/e2e/${domain}/repair-shops.spec.ts`,
      'openapi/steward.yaml',
      `server/${domain}/index.ts`,
      `src/paths/${domain}.ts`,
      `src/app/routes/${domain}.ts`,
      'tests/api/idempotency.test.ts',
      'tests/api/edits.test.ts',
      `tests/e2e/${domain}/screens.spec.ts`,
    ]);
    const generated = [
      `openapi/generated/limits/${domain}.repair-shops.ts`,
      `src/services/operations/${domain}.repair-shops.ts`,
    ];
    for (const [file, text] of written)
      for (const [, path = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+\.tsx?)'/g)) {
        const target = join(dirname(file), path);
        expect(existsSync(target) || written.has(target) || generated.includes(target), `${file} imports ${path}`).toBe(
          true,
        );
      }
    const { schemas } = parseYaml(written.get(`openapi/${domain}.repair-shops.yaml`) ?? '') as {
      schemas: Record<string, { required: string[]; properties: object }>;
    };
    expect(schemas.NewRepairShop?.required).toEqual(['name', 'site', 'terms', 'email', 'phone', 'since', 'staff']);
    expect(Object.keys(schemas.RepairShop?.properties ?? {})).toHaveLength(fields.length + 2);
  },
);

it('writes a second resource beside the first', () => {
  const first = write('hr', 'repair-shops');
  const read = (file: string) => first.get(file) ?? tree.read(file);
  const second = writeResource({ domain: 'assets', resource: 'tool_boxes', fields: [] }, { ...tree, read });
  expect(second.get('tests/api/edits.test.ts')).toContain("...['bulkDeleteToolBoxes', 'bulkDeleteRepairShops', ");
  expect(second.has('src/views/assets/tool-box-form.tsx')).toBe(true);
});

it('writes the frame of a new module, into which its first resource is written', () => {
  const module = { domain: 'moonbase', label: 'Moonbase', permission: 'access_hr', first: 'courses' };
  expect(() => frameOf(module, tree)).toThrow("say first in the domains of docs/glossary.md what 'moonbase' is");
  const said = (file: string) =>
    file === 'docs/glossary.md' ? '| moonbase | what people learn, until when |' : tree.read(file);
  const frame = frameOf(module, { ...tree, read: said });
  const inFrame = (file: string) => frame.get(file) ?? said(file);
  const written = writeResource({ domain: 'moonbase', resource: 'courses', fields: [] }, { ...tree, read: inFrame });
  expect(written.get('server/moonbase/index.ts')).toContain('...coursesHandlers(platform),');
  expect(written.get('src/app/routes/moonbase.ts')).toContain("access: inBusiness('access_hr'),");
  expect(written.get('openapi/steward.yaml')).toContain(
    "/c/{domain}/courses/: { $ref: 'moonbase.courses.yaml#/courses' }",
  );
  for (const file of ['server/app.ts', 'src/app/modules.ts', 'src/app/routes/members.ts', 'rules/shared/modules.ts'])
    expect(frame.get(file)).toContain('moonbase');
  expect(() => frameOf({ ...module, domain: 'fleet' }, tree)).toThrow('server/fleet/index.ts is there already');
});

it('asks for the right to manage a domain before something of it is changed, where there is one', () => {
  expect(write('hr', 'repair-shops').get('openapi/hr.repair-shops.yaml')).toContain('x-permission: [manage_hr]');
  expect(write('fleet', 'repair-shops').get('openapi/fleet.repair-shops.yaml')).not.toContain('manage');
});

it.each([
  ['suppliers', 'supplier'],
  ['courses', 'course'],
  ['batches', 'batch'],
  ['leave-policies', 'leave-policy'],
])('one of %s is a %s', (plural, singular) => {
  expect(namesOf('hr', plural).oneKebab).toBe(singular);
});

it('says why it writes nothing', () => {
  expect(() => write('hr', 'supplier')).toThrow("such as hr suppliers, not 'hr supplier'");
  expect(() => write('hr', 'benefits')).toThrow('openapi/hr.benefits.yaml is there already');
  expect(() => write('hr', 'departments')).toThrow('is there already');
  expect(() => write('moon', 'landings')).toThrow("the domain 'moon' has no src/app/routes/moon.ts");
  expect(() => fieldOf('price:money')).toThrow("not 'price:money'");
});
