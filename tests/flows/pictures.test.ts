/** The storyboard's pictures: of states that exist, in every look, and small. */
import { globSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { leavesOf, staticsOf } from '../../src/flows/engine/statics.ts';
import { looks } from '../../src/flows/gallery/storyboard/looks.ts';
import { flows } from '../../src/machines/index.ts';

const files = globSync('src/flows/gallery/pictures/*/*.webp');
const wanted = flows.flatMap((flow) =>
  leavesOf(staticsOf(flow.machine)).flatMap(({ path }) => looks.map(({ look }) => `${flow.id}/${path}.${look}.webp`)),
);
const named = files.map((file) => `${basename(dirname(file))}/${basename(file)}`);

it('belong to states that exist; `npm run storyboard` removes the others', () => {
  expect(named.filter((name) => !wanted.includes(name))).toEqual([]);
});

it('show a state in every look, or not at all', () => {
  const states = new Set(named.map((name) => name.replace(/\.[a-z-]+\.webp$/, '')));
  expect(states.size).toBeGreaterThan(330);
  expect(named).toHaveLength(states.size * looks.length);
});

const seen = flows.filter(({ route }) => route !== null);

it('show every flow that has a screen', () => {
  const shown = new Set(named.map((name) => dirname(name)));
  expect(seen.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
});

it('show every state in which a person fills something in', () => {
  const filled = seen.flatMap((flow) =>
    leavesOf(staticsOf(flow.machine)).flatMap(({ path, tags }) =>
      tags.includes('editable') ? `${flow.id}/${path}.wide-light.webp` : [],
    ),
  );
  expect(filled.filter((name) => !named.includes(name))).toEqual([]);
});

it('stay small, so that the repository does', () => {
  const sizes = files.map((file) => statSync(file).size);
  expect(Math.max(...sizes)).toBeLessThan(40_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(16_000_000);
});
