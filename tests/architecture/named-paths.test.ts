/** What documentation and comments name exists: a path, a pattern of paths as `server/<domain>/port.ts`, a linked page. */
import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { alternativesOfGlob } from '../alternatives.ts';
import { projectFiles } from './project-files.ts';

const foldersOf = (path: string): string[] => (path.includes('/') ? [dirname(path), ...foldersOf(dirname(path))] : []);
const folders = new Set(projectFiles.flatMap(foldersOf));
const known = new Set([...projectFiles, ...folders]);

const top = [...folders].filter((folder) => !folder.includes('/')).join('|');
const path = new RegExp(`(?<![\\w./@$-])(?:${top})/(?:<[^/<>]+>|\\{[\\w,-]+\\}|[\\w./*-])*`, 'g');

const exists = (name: string): boolean =>
  alternativesOfGlob(name.replace(/<[^<>]+>/g, '*').replace(/[./]+$/, '')).every(
    (one) => known.has(one) || (one.includes('*') && [...known].some((file) => matchesGlob(file, one))),
  );

/** All of a page, and of a source its comments. */
function proseOf(file: string, line: string): string {
  if (file.endsWith('.md')) return line;
  return /(?:^\s*(?:\*|--|#)|\/\*+|(?:^|\s)\/\/) (.*)/.exec(line)?.[1] ?? '';
}

function deadIn(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const prose = proseOf(file, line);
    const paths = [...prose.matchAll(path)].map(([name]) => name).filter((name) => !exists(name));
    const links = file.endsWith('.md') ? [...line.matchAll(/\]\(([^)\s#:]+)(?=[)#])/g)] : [];
    const pages = links.map(([, page = '']) => page).filter((page) => !known.has(join(dirname(file), page)));
    return [...paths, ...pages].map((name) => `${file}:${index + 1} ${name}`);
  });
}

it('exists', () => {
  const files = projectFiles.filter((file) => /\.(md|ts|tsx|cjs|js|jsonc|sql|yaml|html)$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(deadIn)).toEqual([]);
});
