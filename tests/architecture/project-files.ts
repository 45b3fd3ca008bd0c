import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
/** Every file of the project, as a path from its root: nothing that git ignores, and nothing that has been deleted. */
export const projectFiles: readonly string[] = listed.split('\n').filter((file) => file !== '' && existsSync(file));
