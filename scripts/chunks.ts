/** Assigns the modules of the app to chunks by their imports, not by their names. */
import { relative, resolve } from 'node:path';
import { firstScreens, startCode } from '../src/app/first-screens.ts';

/** Chunks of modules that are named here, whoever imports them. */
export const fixedChunks = [
  // These change rarely and are needed everywhere: a returning visitor keeps them over releases.
  {
    name: 'react',
    test: /node_modules\/((react|react-dom|scheduler|@xstate|use-sync-external-store)\/|wouter\/src\/(use-browser|react-deps))/,
    priority: 5,
  },
  // Nothing in it needs React: the session asks who is there while React is on its way.
  { name: 'base', test: /node_modules\/(xstate|openapi-fetch)\//, priority: 6 },
  // The sign-in loads it by itself, in the middle.
  { name: 'step-history', test: /src\/views\/shared\/flow\/step-history\.ts$/, priority: 4 },
];

/** The built files of these chunks. */
export const builtFiles = {
  /** They ask for the screens of members. */
  ofMembers: /\/(accounts|members|people|common\d+)-/,
  /** Every page has loaded them before it asks for more. */
  early: /\/(react|base|session|entry|rolldown-runtime)-/,
  /** The same for the screens of members. */
  earlyForMembers: /\/(react|base|session|entry|rolldown-runtime|frame|common\d+)-/,
};

type Modules = (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
type Names = ReadonlyMap<string, string>;

const sources = resolve('src');
/** A module that this share of the framed screens, their dialogs and flows imports belongs to the frame's chunk. */
const usual = 0.7;
/** The files in `src/` that the chunks are made from. */
export const roots = { app: 'app/main.tsx', members: 'app/routes/members.ts', frame: 'app/shell/frame.tsx' };
/** Screens without the frame, besides the first screens. */
export const unframed = [
  roots.members,
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
    const manifests = [...closureOf([roots.members])].filter((id) => id.startsWith(`${sources}/app/routes/`));
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
  for (const id of [...closureOf([roots.frame]), ...usualOf(framedPages())]) {
    const users = outside.flatMap((ids, index) => (ids.has(id) ? [index] : [])).join();
    signatures.set(users, signatures.get(users) ?? `common${signatures.size}`);
    names.set(id, signatures.get(users) ?? '');
  }
  const entry = [...closureOf([startCode]), ...shared.filter((id) => !own.has(id))];
  for (const id of ofApp(entry)) names.set(id, 'entry');
  for (const id of ofApp(closureOf([roots.app]))) names.set(id, 'session');
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
