/** The flows as they were at another commit. */
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
 * Takes the sources of that commit out beside the project, imports its machines from there and cleans up. They are looked
 * at with the engine and the packages of today, so that only the flows differ and not how they are looked at.
 */
export async function flowsAt(ref: string): Promise<readonly Flow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'steward-flows-'));
  try {
    const command = ['archive', '--format=tar', ref, '--', 'src', 'openapi', 'package.json'];
    const sources = execFileSync('git', command, { stdio: 'pipe', maxBuffer: 2 ** 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: sources });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const { flows } = (await import(pathToFileURL(join(folder, 'src/machines/index.ts')).href)) as {
      flows: readonly Flow[];
    };
    return flows;
  } catch (error) {
    throw new NoFlowsThere(`the flows at '${ref}' cannot be read: ${lastLine(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
