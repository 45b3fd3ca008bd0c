/** Assigns the modules of the app to chunks by their imports, not by their names. */
import { relative, resolve } from 'node:path';
import { firstScreens, startCode } from '../src/app/first-screens.ts';

type Modules = (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
type Names = ReadonlyMap<string, string>;

const sources = resolve('src');
/** A module that this share of the framed screens, their dialogs and flows imports belongs to the frame's chunk. */
const usual = 0.7;
/** Screens without the frame, besides the first screens. */
export const unframed = [
  'app/routes/members.ts',
  'app/routes/planned.tsx',
  'app/screens/premium-sign-up.tsx',
  'app/screens/business-registration.tsx',
  'app/screens/purchase-summary.tsx',
];

/** The chunk of each module that this file assigns; the bundler assigns the others. */
function chunkNames(moduleOf: Modules): Names {
  const closureOf = (files: readonly string[]): Set<string> => {
    const found = new Set<string>();
    const add = (id: string) => {
      if (found.has(id)) return;
      found.add(id);
      moduleOf(id)?.importedIds.forEach(add);
    };
    for (const file of files) add(`${sources}/${file}`);
    return found;
  };
  const framedPages = () => {
    const manifests = [...closureOf(['app/routes/members.ts'])].filter((id) => id.startsWith(`${sources}/app/routes/`));
    const pages = manifests.flatMap((id) => moduleOf(id)?.dynamicallyImportedIds ?? []);
    return [...new Set(pages)].map((id) => closureOf([relative(sources, id)]));
  };
  const byScreen = new Map(firstScreens.map(({ path, code }) => [path, closureOf(code)]));
  const [signIn, ...others] = byScreen.values();
  const shared = [...(signIn ?? [])].filter((id) => others.some((other) => other.has(id)));
  const own = new Set(firstScreens.flatMap(({ code }) => code.map((file) => `${sources}/${file}`)));
  const outside = [...byScreen.values(), ...unframed.map((file) => closureOf([file]))];
  const names = new Map<string, string>();
  const signatures = new Map([['', 'frame']]);
  for (const id of [...closureOf(['app/shell/frame.tsx']), ...usualOf(framedPages())]) {
    const users = outside.flatMap((ids, index) => (ids.has(id) ? [index] : [])).join();
    signatures.set(users, signatures.get(users) ?? `common${signatures.size}`);
    names.set(id, signatures.get(users) ?? '');
  }
  const entry = [...closureOf([startCode]), ...shared.filter((id) => !own.has(id))];
  for (const id of ofApp(entry)) names.set(id, 'entry');
  for (const id of ofApp(closureOf(['app/main.tsx']))) names.set(id, 'session');
  return names;
}

/** The modules that most of these closures share. */
function usualOf(closures: readonly ReadonlySet<string>[]): string[] {
  const counts = new Map<string, number>();
  for (const id of closures.flatMap((ids) => [...ids])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count > closures.length * usual ? [id] : []));
}

const ofApp = (ids: Iterable<string>) => new Set([...ids].filter((id) => id.startsWith(`${sources}/`)));

/**
 * Chunk groups for the bundler, because round trips cost more than bytes.
 * - `session` starts before React is loaded.
 * - `entry` is the start code and the modules that the sign-in shares with other first screens.
 * - `frame` is the frame and the modules that most framed screens import, as far as only framed screens use them.
 * - `common…` are modules of the frame that the same set of screens outside the frame also uses.
 */
export function appChunks() {
  let known: Names | null = null;
  const chunk = (name: string, priority: number, isNamed: (each: string) => boolean) => ({
    debugName: name,
    priority,
    name: (id: string, context: { getModuleInfo: Modules }) => {
      known ??= chunkNames((each) => context.getModuleInfo(each));
      const own = known.get(id);
      return own !== undefined && isNamed(own) ? own : null;
    },
  });
  return [
    chunk('session', 3, (name) => name === 'session'),
    chunk('entry', 2, (name) => name === 'entry'),
    // The dependencies of a module may belong to another chunk.
    { ...chunk('frame', 1, () => true), includeDependenciesRecursively: false },
  ];
}
