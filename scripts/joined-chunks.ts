/** Chunk groups that join what the screens load on demand, made of the chunks of a build without them. */
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { firstScreens, startCode } from '../src/app/first-screens.ts';
import { roots, unframed } from './chunks.ts';
import { joinParts, type Part } from './join-parts.ts';
import { type Chunks, scriptsOf } from './pages.ts';

const ofFirstScreens = firstScreens.flatMap(({ code }) => code);

export function joinedChunks(chunks: Chunks) {
  const byFile = new Map(chunks.map((each) => [each.fileName, each]));
  const everywhere = new Set(scriptsOf([roots.app, startCode], chunks));
  // These stay as they are.
  const settled = new Set(scriptsOf([roots.app, startCode, roots.members, ...ofFirstScreens], chunks));
  const frame = new Set(scriptsOf([roots.frame], chunks));
  const outside = new Set(scriptsOf(unframed, chunks).flatMap((file) => [...withLater(file, byFile, settled)]));
  const loads = new Map(
    [...byFile.keys()].map((file) => {
      const known = outside.has(file) ? everywhere : new Set([...everywhere, ...frame]);
      return [file, new Set([...known, ...loadOf(file, byFile)])];
    }),
  );
  const entries = chunks.filter(({ fileName, isDynamicEntry }) => isDynamicEntry && !settled.has(fileName));
  const parts = new Map(
    chunks.map(({ fileName, moduleIds, code }): [string, Part] => {
      const users = Uint8Array.from(entries, (entry) => Number(loads.get(entry.fileName)?.has(fileName)));
      const isFixed = settled.has(fileName);
      return [fileName, { ids: moduleIds, users, size: gzipSync(code).length, below: new Set(), isFixed }];
    }),
  );
  for (const [file, part] of parts) {
    for (const other of loadOf(file, byFile)) if (other !== file) part.below.add(parts.get(other) as Part);
  }
  const joined = joinParts([...parts.values()]).filter(({ isFixed }) => !isFixed);
  const names = new Map(joined.flatMap(({ ids }, index) => ids.map((id) => [id, `${nameOf(ids)}.${index}`])));
  return {
    debugName: 'joined',
    name: (id: string) => names.get(id) ?? null,
    // What it imports may belong to another chunk.
    includeDependenciesRecursively: false,
  };
}

/** That of its screen, if it has one. */
function nameOf(ids: readonly string[]): string {
  const own = ids.filter((id) => !id.includes('/node_modules/'));
  return basename(own.find((id) => id.endsWith('.page.tsx')) ?? own[0] ?? 'lib').replace(/\..*/, '');
}

type ByFile = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The chunk, and all that it imports. */
const loadOf = (file: string, byFile: ByFile): Set<string> => reach(file, (each) => byFile.get(each)?.imports ?? []);

/** The chunk, and all that it loads at once or later, but for what has been settled. */
const withLater = (file: string, byFile: ByFile, settled: ReadonlySet<string>): Set<string> =>
  reach(file, (each) => {
    const chunk = settled.has(each) ? undefined : byFile.get(each);
    return [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])];
  });

function reach(file: string, next: (file: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    next(each).forEach(add);
  };
  add(file);
  return found;
}
