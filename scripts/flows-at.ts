/** The flows of another commit. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Flow } from '../src/machines/flow.ts';

export class NoFlowsThere extends Error {}

const lastLine = (error: unknown): string => {
  const said = typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : String(error);
  return said.trim().split('\n').at(-1) ?? '';
};

/**
 * Checks out the sources of that commit into a temporary folder, imports its machines and cleans up. Today's engine and packages
 * read them, so that only the flows differ.
 */
export async function flowsAt(ref: string): Promise<readonly Flow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'steward-flows-'));
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { stdio: 'pipe' }).toString().split('\n').filter(Boolean);
    // A folder that came later is not there.
    const parts = git('ls-tree', '--name-only', ref, '--', 'src', 'rules', 'openapi', 'package.json');
    const command = ['archive', '--format=tar', ref, '--', ...parts];
    const sources = execFileSync('git', command, { stdio: 'pipe', maxBuffer: 2 ** 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: sources });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const { flows } = (await import(pathToFileURL(join(folder, 'src/machines/index.ts')).href)) as {
      flows: readonly Flow[];
    };
    return flows;
  } catch (error) {
    throw new NoFlowsThere(`cannot read the flows at '${ref}': ${lastLine(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
