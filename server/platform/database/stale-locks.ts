/**
 * PostgreSQL refuses to start while the process id in its lock file is alive. After a kill, that id may belong to a zombie
 * that is never reaped, as under a container's first process, or to another process, as after the container's restart.
 */
import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';

/** No system counts its processes so far (Linux: up to 4,194,304). */
const nobody = 2_147_483_646;

/**
 * Makes lock files of a cluster that name no process of it name nobody. The files stay: by the rest of what they say
 * PostgreSQL finds processes of the killed database that still have its memory, and only then removes them.
 */
export function disownStaleLocks(cluster: string, files: readonly string[]): void {
  // Without it (macOS) nothing is known of a process; there, every process that has ended is waited for.
  if (!existsSync('/proc/self/stat')) return;
  for (const file of files) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const [pid = ''] = lines;
    if (/^\d+$/.test(pid) && isOfAnother(pid, cluster)) writeFileSync(file, [nobody, ...lines.slice(1)].join('\n'));
  }
}

/** Whether a process has ended, or is at work elsewhere than in the cluster's folder. Not, where that cannot be told. */
function isOfAnother(pid: string, cluster: string): boolean {
  try {
    if (/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) return true;
    return readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(cluster);
  } catch {
    return false;
  }
}
