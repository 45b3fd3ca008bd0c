/** Forms take the limits of their fields from the contract (`openapi/generated/limits`). */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

// The cells of a file that is imported have the names of fields, and longer texts.
const generated = globSync('openapi/generated/limits/*.ts', { exclude: ['**/*.import.ts'] }).map((file) => ({
  name: basename(file),
  text: readFileSync(file, 'utf8'),
}));

/** Whether the contract limits such a field of the view's domain, or of what it imports; a shared view may be of any. */
function hasLimit(file: string, source: string, field: string, limit: string): boolean {
  const [, domain = ''] = /views\/(\w+)\//.exec(file) ?? [];
  const domains = new Set(generated.map(({ name }) => name.split('.')[0]));
  const isOfIt = (name: string) =>
    !domains.has(domain) || name.startsWith(`${domain}.`) || source.includes(`generated/limits/${name}`);
  const stated = new RegExp(`\\b${field}: \\{[^{}]*\\b${limit}: `);
  return generated.some(({ name, text }) => isOfIt(name) && stated.test(text));
}

/** Fields with a limit that is a number, or a constant with a name of its own, though the contract has one for their name. */
function byHand(source: string, file = ''): string[] {
  return source.split(/(?=<[A-Z]\w*\s)/).flatMap((element) => {
    const field = /\bname="(\w+)"|\{\.\.\.\w+\('(\w+)'\)\}/.exec(element);
    const name = field?.[1] ?? field?.[2];
    if (name === undefined) return [];
    return [...element.matchAll(/\b(maxLength|min|max)=\{(?:[\d_]+|[a-z]\w*)\}/g)]
      .filter(([, limit = '']) => hasLimit(file, source, name, limit))
      .map(([text]) => `${name} ${text}`);
  });
}

it('finds a limit by hand, as a number or a constant', () => {
  expect(byHand('<TextField label="Name" name="personal_line" maxLength={300} />')).toHaveLength(1);
  expect(byHand("<TextField {...text('personal_line')} maxLength={longest} />")).toHaveLength(1);
  expect(byHand('<NumberField name="num_employees" max={100_000} />')).toHaveLength(1);
  expect(
    byHand('<TextField name="personal_line" maxLength={sendInvitationsLimits.personal_line.maxLength} />'),
  ).toEqual([]);
});

it('takes a name for the same field within a domain only', () => {
  const field = '<TextField label="Serial number" name="serial_no" maxLength={300} />';
  expect(byHand(field, 'src/views/people/invited.tsx')).toEqual([]);
  expect(byHand(field, 'src/views/assets/asset-fields.tsx')).toHaveLength(1);
  expect(byHand(field, 'src/views/shared/codes.tsx')).toHaveLength(1);
});

it('has forms that take limits from the contract where it has them', () => {
  const views = globSync(['src/views/**/*.tsx', 'scripts/flow/example/*.tsx'], {
    exclude: ['src/views/ui/**', '**/*.test.tsx'],
  });
  expect(views.flatMap((file) => byHand(readFileSync(file, 'utf8'), file).map((field) => `${file}: ${field}`))).toEqual(
    [],
  );
});
