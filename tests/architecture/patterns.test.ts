/** Every pattern over paths matches a file: a rule that outlives what it was about fails here, instead of doing nothing. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { matchesGlob } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import biome from '../../biome.json' with { type: 'json' };
import { patterns, selected } from '../../scripts/affected.ts';
import { fixedChunks, roots, unframed } from '../../scripts/chunks.ts';
import { ofTheNight } from '../../scripts/test-steps.ts';
import { firstScreens, startCode } from '../../src/app/first-screens.ts';
import { replaced } from '../../vite.config.ts';
import { alternativesOfGlob, alternativesOfRegex } from '../alternatives.ts';
import { projectFiles as files } from './project-files.ts';

const ofPackages = readdirSync('node_modules', { recursive: true }).map((file) => `node_modules/${file}`);

/** Those that match none of the files, with the alternative that does not. */
const deadAmong = (regexes: readonly string[], among: readonly string[]): string[] =>
  [...new Set(regexes)].flatMap((regex) =>
    alternativesOfRegex(regex)
      .filter((each) => !among.some((file) => new RegExp(each).test(file)))
      .map((each) => `${regex}: no file matches ${each}`),
  );
const sourcesOf = (regexes: readonly RegExp[]) => regexes.map(({ source }) => source);
const deadGlobs = (globs: readonly string[]): string[] =>
  globs.flatMap((glob) => alternativesOfGlob(glob).filter((each) => !files.some((file) => matchesGlob(file, each))));

it('finds one dead alternative among others', () => {
  expect(deadAmong(['^src/(?!gone/)[^/]+/'], files)).toEqual([
    '^src/(?!gone/)[^/]+/: no file matches ^src/(?=gone/)[^/]+/',
  ]);
  expect(deadAmong(['^(docs|server/.*/(rules|gone)\\.ts$)'], files)).toHaveLength(1);
  expect(deadGlobs(['{src,gone}/**/*.ts'])).toEqual(['gone/**/*.ts']);
});

it('chooses tests of a change by patterns that match', () => {
  expect(deadAmong(sourcesOf(patterns), files)).toEqual([]);
});

it('chooses tests, and leaves tests to the night, that exist', () => {
  expect([...selected, ...ofTheNight].filter((file) => !files.includes(file))).toEqual([]);
});

it('builds the app by patterns that match', () => {
  const modules = [...files, ...ofPackages].map((file) => `/${file}`);
  expect(deadAmong(sourcesOf([...fixedChunks.map(({ test }) => test), ...replaced]), modules)).toEqual([]);
});

it('makes chunks from files that exist', () => {
  const named = [...Object.values(roots), ...unframed, startCode, ...firstScreens.flatMap(({ code }) => code)];
  expect(named.filter((file) => !files.includes(`src/${file}`))).toEqual([]);
});

type Side = { path?: string | string[]; pathNot?: string | string[] };
type Rule = { name: string; from: Side; to: Side };

it('keeps layers apart by patterns that match', () => {
  const require = createRequire(import.meta.url);
  const { forbidden } = require('../../.dependency-cruiser.cjs') as { forbidden: Rule[] };
  const ofRules = forbidden.flatMap(({ from, to }) => [from.path, from.pathNot, to.path, to.pathNot].flat());
  // What `$1` stands for is a folder.
  const regexes = ofRules.flatMap((each) => (each === undefined ? [] : [each.replaceAll('$1', '[^/]+')]));
  expect(regexes.length).toBeGreaterThan(forbidden.length);
  expect(deadAmong(regexes, [...files, ...ofPackages])).toEqual([]);
});

type Knip = { entry: string[]; project: string[]; ignore: string[] };
type Biome = { files: { includes: string[] }; overrides?: { includes: string[] }[] };

it('looks for dead code and formats by globs that match', () => {
  const { entry, project, ignore } = ts.readConfigFile('knip.jsonc', ts.sys.readFile).config as Knip;
  const { files: formatted, overrides = [] } = biome as Biome;
  const included = [formatted, ...overrides].flatMap(({ includes }) => includes.map((glob) => glob.replace(/^!+/, '')));
  // A path without a star may be a folder.
  const globs = [...entry, ...project, ...ignore, ...included].filter(
    (glob) => glob.includes('*') || !existsSync(glob),
  );
  expect(deadGlobs(globs)).toEqual([]);
});
