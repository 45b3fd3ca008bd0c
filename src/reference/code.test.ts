// @vitest-environment jsdom
import { expect, it } from 'vitest';
import code from './code.json';
import { pages } from './references.ts';

it('has the code of every state, with where each component is from', () => {
  const known: Record<string, Record<string, string>> = code;
  const without = pages.flatMap(({ slug, states }) =>
    states.filter(({ name }) => !known[slug]?.[name]?.includes('import ')).map(({ name }) => `${slug}: ${name}`),
  );
  expect(without).toEqual([]);
  expect(JSON.stringify(code)).not.toContain('src/reference/');
});
