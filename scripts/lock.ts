/**
 * Completes `package-lock.json` with the optional packages of other platforms. npm leaves them out when the registry in
 * use does not have them, and `npm ci` then refuses the file everywhere. `--check` writes nothing and fails instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Locked = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Locked> };

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;

const systems = {
  android: 'android',
  darwin: 'darwin',
  win32: 'win32',
  windows: 'win32',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  sunos: 'sunos',
  aix: 'aix',
  openharmony: 'openharmony',
  linux: 'linux',
};
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** The platform in a package's name, such as `@scope/core-linux-x64-musl`. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> | null {
  const words = name.split(/[/-]/);
  const os = Object.entries(systems).find(([word]) => words.includes(word))?.[1];
  const cpu = processors.find((word) => words.includes(word));
  if (os === undefined && cpu !== 'wasm32') return os === undefined && name === 'fsevents' ? { os: ['darwin'] } : null;
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined;
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}), ...(os === 'linux' && libc ? { libc } : {}) };
}

const added: string[] = [];
for (const [, parent] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    if (place in lock.packages) continue;
    const platform = platformOf(name);
    const version = /(\d+\.\d+\.\d+[^ ]*)$/.exec(range)?.[1];
    if (platform === null || version === undefined) {
      console.error(`${name}@${range} is missing, and its name does not contain a platform.`);
      process.exitCode = 1;
      continue;
    }
    added.push(`${name}@${version}`);
    lock.packages[place] = { version, ...platform, ...(parent.dev ? { dev: true } : {}), optional: true };
  }
}

if (added.length > 0 && process.argv.includes('--check')) {
  console.error(
    `${file} lacks ${added.length} packages of other platforms: run \`npm run lock\`.\n${added.join('\n')}`,
  );
  process.exitCode = 1;
} else if (added.length > 0) {
  const [root, ...rest] = Object.entries(lock.packages);
  lock.packages = Object.fromEntries([root as [string, Locked], ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${added.length} packages of other platforms.`);
}
