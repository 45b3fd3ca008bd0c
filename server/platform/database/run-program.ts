/** Runs the programs of the embedded database. */
import { type SpawnOptions, spawn } from 'node:child_process';

/** The user that a program runs as; null for the present one. */
export type Owner = { uid: number; gid: number } | null;

/** What a program printed. Rejects with its last words when it fails. */
export function run(program: string, owner: Owner, parameters: string[], options: SpawnOptions = {}): Promise<string> {
  return new Promise((resolveOutput, reject) => {
    // Not from the present folder: the database's user may not be allowed to enter it.
    const child = spawn(program, parameters, { cwd: '/', detached: true, ...(owner ?? {}), ...options });
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    child.stderr?.on('data', (text) => {
      output += text;
    });
    child.on('error', reject);
    // Not at `exit`, which can come before the last of the output.
    child.on('close', (code) =>
      code === 0 ? resolveOutput(output) : reject(new Error(output.trim().split('\n').at(-1) ?? `exit ${code}`)),
    );
  });
}
