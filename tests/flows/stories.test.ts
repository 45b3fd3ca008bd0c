/// <reference types="vite/client" />
/** Every machine has a story beside it, a test that people write; one that hands a result on has its output asserted there. */
import { expect, it } from 'vitest';
import { folderOf } from '../../scripts/traces.ts';
import { flows } from '../../src/machines/index.ts';

const texts = import.meta.glob<string>('../../src/machines/*/*/*.test.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const storyOf = (folder: string): string =>
  Object.entries(texts)
    .filter(([file]) => file.startsWith(`../../${folder}/`))
    .map(([, text]) => text)
    .join('\n');

const assertion = /\bexpect\(/;
const assertedOutput = /\bexpect\([^;]*\boutput\b/;

it.each(flows)('$id has a story', (flow) => {
  const story = storyOf(folderOf(flow));
  expect(story).toContain("from './machine.ts'");
  expect(story).toMatch(flow.machine.config.output === undefined ? assertion : assertedOutput);
});
