/** Loads a flow from its sources in memory, with one of them changed. */
import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Flow } from '../../src/machines/flow.ts';
import { folderOf } from '../traces.ts';
import { mutantsOf, type SourceMutant } from './operators.ts';

type Module = Record<string, unknown>;
type Source = { text: string; code: string; imports: readonly string[]; module: Module };

/** What many machines are made of. */
export const sharedPieces: readonly string[] = ['src/machines/shared/ask.ts', 'src/machines/shared/ending.ts'];

const compile = (source: string): string =>
  ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext, verbatimModuleSyntax: false },
  }).outputText;

const placeOf = (specifier: string, file: string): string =>
  specifier.startsWith('.') ? relative('', resolve(dirname(file), specifier)) : specifier;

const importsOf = (code: string, file: string): string[] =>
  [...code.matchAll(/require\("([^"]+)"\)/g)].map(([, specifier = '']) => placeOf(specifier, file));

/** Each file once, for all flows; those outside the machines have no text, because they are never changed. */
const sources = new Map<string, Promise<Source>>();

const read = async (place: string): Promise<Source> => {
  const isFile = place.endsWith('.ts');
  const module = (await import(isFile ? pathToFileURL(place).href : place)) as Module;
  if (!place.startsWith('src/machines/')) return { text: '', code: '', imports: [], module };
  const text = readFileSync(place, 'utf8');
  const code = compile(text);
  return { text, code, imports: importsOf(code, place), module };
};

const sourceOf = (place: string): Promise<Source> => {
  const known = sources.get(place) ?? read(place);
  sources.set(place, known);
  return known;
};

export type World = {
  flow: Flow;
  /** The sources of the flow that behave: machine, setup, selectors and the like, and what makes alike machines of a domain. */
  files: string[];
  imports: (file: string) => boolean;
  /** The flow when one file reads otherwise; throws when it does not load. */
  load: (file: string, mutant: SourceMutant) => Flow;
};

export const mutantsIn = (file: string): SourceMutant[] => mutantsOf(basename(file), readFileSync(file, 'utf8'));

export async function openWorld(flow: Flow): Promise<World> {
  const folder = folderOf(flow);
  const cases = `${folder}/cases.ts`;
  const own = new Map<string, Source>();
  const visit = async (place: string): Promise<void> => {
    if (own.has(place)) return;
    const source = await sourceOf(place);
    own.set(place, source);
    for (const each of source.imports) await visit(each);
  };
  await visit(cases);

  /** Whether a file is the changed one or imports it; all others stay as they are. */
  const isTouched = (file: string, changed: string): boolean =>
    file === changed || (own.get(file)?.imports.some((each) => isTouched(each, changed)) ?? false);

  const load = (changed: string, mutant: SourceMutant): Flow => {
    const loaded = new Map<string, Module>();
    const demand = (file: string): Module => {
      const known = loaded.get(file);
      const source = own.get(file);
      if (known) return known;
      if (!source) throw new Error(`${file} is not among the sources of ${flow.id}`);
      if (!isTouched(file, changed)) return source.module;
      const { text, code } = source;
      const now = file === changed ? compile(text.slice(0, mutant.start) + mutant.text + text.slice(mutant.end)) : code;
      const exported: Module = {};
      loaded.set(file, exported);
      new Function('require', 'exports', now)((specifier: string) => demand(placeOf(specifier, file)), exported);
      return exported;
    };
    const found = Object.values(demand(cases)).find((each) => Reflect.get(Object(each), 'machine') !== undefined);
    if (!found) throw new Error(`${cases} exports no flow`);
    return { ...(found as Flow), id: flow.id };
  };

  const folders = dirname(folder) === 'src/machines/shared' ? [folder] : [folder, dirname(folder)];
  const files = [...own.keys()].filter(
    (file) => folders.includes(dirname(file)) && !/[./](cases|labels|samples|steps)\.ts$/.test(file),
  );
  return { flow, files, imports: (file) => own.has(file), load };
}
