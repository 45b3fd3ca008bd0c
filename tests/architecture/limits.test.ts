/** Forms take the limits of their fields from the contract (`openapi/generated/limits`). */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The cells of a file that is imported have the names of fields, and longer texts.
const stated = globSync('openapi/generated/limits/*.ts', { exclude: ['**/*.import.ts'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const hasLimit = (field: string, limit: string) => new RegExp(`\\b${field}: \\{[^{}]*\\b${limit}: `).test(stated);

/** Fields with a limit that is a number, or a constant with a name of its own, though the contract has one for their name. */
function byHand(source: string): string[] {
  return source.split(/(?=<[A-Z]\w*\s)/).flatMap((element) => {
    const field = /\bname="(\w+)"|\{\.\.\.\w+\('(\w+)'\)\}/.exec(element);
    const name = field?.[1] ?? field?.[2];
    if (name === undefined) return [];
    return [...element.matchAll(/\b(maxLength|min|max)=\{(?:[\d_]+|[a-z]\w*)\}/g)]
      .filter(([, limit = '']) => hasLimit(name, limit))
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

it('has forms that take limits from the contract where it has them', () => {
  const views = globSync(['src/views/**/*.tsx', 'scripts/flow/example/*.tsx'], {
    exclude: ['src/views/ui/**', '**/*.test.tsx'],
  });
  expect(views.flatMap((file) => byHand(readFileSync(file, 'utf8')).map((field) => `${file}: ${field}`))).toEqual([]);
});
