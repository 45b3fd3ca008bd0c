/**
 * The path prefixes of each module. This is all that the shell knows of a module at first: it loads the module's manifest
 * from `routes/` when the person first opens one of its paths.
 */
import { parse } from 'regexparam';
import { accountsPaths } from '../paths/accounts.ts';
import { at } from '../paths/shared.ts';
import { shellPaths } from '../paths/shell.ts';
import { page } from './page.tsx';
import type { Manifest, Screen } from './screen.ts';
import { type Lazy, lazy } from './shell/lazy-part.tsx';

const entryFolder = '/account';
/** What is asked for where nothing else is. */
const planned = () => import('./routes/planned.tsx');
const members = async () => (await import('./routes/members.ts')).ofMembers;

type Module = { prefixes: readonly string[]; load: () => Promise<Manifest> };

export const modules: Record<string, Module> = {
  accounts: {
    prefixes: ['/login', '/signup', entryFolder, '/forgot-password', '/forgot-password-confirm', '/password-reset'],
    load: async () => (await import('./routes/accounts.ts')).accounts,
  },
  profile: {
    prefixes: ['/profile'],
    load: async () => (await import('./routes/profile.ts')).profile,
  },
  onboarding: {
    prefixes: ['/premium', '/business-registration', '/add-business', '/profile/add-company'],
    load: async () => (await import('./routes/onboarding.ts')).onboarding,
  },
  // The business comes before people, which adds tabs to the settings: the first tab is the business.
  businesses: {
    prefixes: ['/settings', '/business-setup', '/restore-business', '/business-export', '/required-second-step'],
    load: async () => (await members()).businesses,
  },
  people: {
    prefixes: ['/verify-invite', '/invites', '/settings', '/administrator-handover'],
    load: async () => (await import('./routes/people.ts')).people,
  },
  legal: {
    prefixes: ['/terms', '/privacy-policy'],
    load: async () => (await import('./routes/legal.ts')).legal,
  },
  shell: {
    prefixes: ['/dashboard', '/unauthorized-access'],
    load: async () => (await members()).shell,
  },
  billing: { prefixes: ['/billing'], load: async () => (await members()).billing },
  assets: { prefixes: ['/assets'], load: async () => (await members()).assets },
  labels: {
    prefixes: ['/a', '/r', '/s', '/onboard', '/join', '/answer-time-off'],
    load: async () => (await import('./routes/labels.ts')).labels,
  },
  calendar: { prefixes: ['/holidays', '/settings/hr/work-patterns'], load: async () => (await members()).calendar },
  due: { prefixes: ['/due'], load: async () => (await members()).due },
  fleet: { prefixes: ['/fleet', '/my-vehicles'], load: async () => (await members()).fleet },
  hr: {
    prefixes: ['/hr', '/settings/hr', '/add-employee-new', '/my-files', '/my-profile', '/myteam'],
    load: async () => (await members()).hr,
  },
  timeoff: {
    prefixes: ['/settings/hr/time-off', '/my-time-off', '/time-off-calendar', '/hr/time-off', '/time-off'],
    load: async () => (await members()).timeoff,
  },
  rota: { prefixes: ['/shift-rota'], load: async () => (await members()).rota },
  // Last: it has what no other module has.
  planned: { prefixes: [''], load: async () => (await planned()).planned },
};

/** The screen for an unknown address. */
export const notFound: Screen = {
  path: shellPaths.notFound(),
  title: 'Page not found',
  access: { for: 'anyone' },
  frame: 'forMembers',
  page: page(async () => (await planned()).loadNotFoundPage()),
};

/** The screen at an address; `address` identifies it in the app. */
export type Place = { screen: Screen; params: Readonly<Record<string, string>>; address: string };

/** Whether a path belongs to the app, not to the server. */
export const isOfApp = (path: string): boolean => prefixOf(path) !== '' || path === notFound.path;

/** The start of the site has its own, without a module: it redirects at once. */
const prefixOf = (path: string): string =>
  Object.values(modules)
    .flatMap(({ prefixes }) => prefixes)
    .filter((each) => path === each || path.startsWith(`${each}/`))
    .reduce((longest, each) => (each.length > longest.length ? each : longest), path === '/' ? path : '');

const byPrefix = new Map<string, Lazy<readonly Screen[]>>();

/** The screens of the modules with the longest prefix of this path. */
export function screensAt(path: string): Lazy<readonly Screen[]> {
  const prefix = prefixOf(path);
  const known = byPrefix.get(prefix);
  if (known) return known;
  const found = Object.values(modules).filter(({ prefixes }) => prefixes.includes(prefix));
  const screens = lazy(async () =>
    (await Promise.all(found.map(({ load }) => load()))).flatMap((each) => each.screens),
  );
  byPrefix.set(prefix, screens);
  return screens;
}

/**
 * Selects among the screens at a path: the one with the address's tab and view, otherwise the first of its tab, otherwise the
 * first. An unknown path shows "Page not found", or redirects to the sign-in when it looks like a screen for visitors.
 */
export function placeAmong(
  screens: readonly Screen[],
  path: string,
  search = new URLSearchParams(),
): Place | { redirect: string } {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const same = screens.filter((screen) => screen.path === bare);
  const found = same.length > 0 ? same : screens.filter((screen) => screen.path.includes(':') && matches(screen, bare));
  const ofTab = found.filter(({ query }) => query?.tab === search.get('tab'));
  const screen = ofTab.find(({ query }) => query?.view === search.get('view')) ?? ofTab[0] ?? found[0];
  if (screen) return { screen, params: paramsOf(screen, bare), address: at(bare, screen.query) };
  if (bare === shellPaths.home()) return { redirect: shellPaths.dashboard() };
  if (bare.startsWith(`${entryFolder}/`)) return { redirect: accountsPaths.login() };
  return { screen: notFound, params: {}, address: notFound.path };
}

const matches = ({ path }: Screen, bare: string) => parse(path).pattern.test(bare);

function paramsOf({ path }: Screen, bare: string): Record<string, string> {
  const { keys, pattern } = parse(path);
  const [, ...values] = pattern.exec(bare) ?? [];
  return Object.fromEntries(keys.map((key, index) => [key, decoded(values[index] ?? '')]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An address can contain an invalid escape sequence.
    return text;
  }
}
