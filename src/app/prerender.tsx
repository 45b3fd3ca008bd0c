/** Renders the first screens to HTML during the build, so that they paint before their code loads. */
import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { shellPaths } from '../paths/shell.ts';
import { getCurrentUser } from '../services/accounts/account.ts';
import { App } from './app.tsx';
import { createCore } from './core.ts';
import {
  apiHost,
  type FirstRead,
  type FirstScreen,
  firstScreens,
  type Prerendered,
  type ScreenCode,
} from './first-screens.ts';
import { modules, placeAmong, screensAt } from './modules.ts';
import type { Screen } from './screen.ts';

export const prerenderAll = (): Promise<Prerendered[]> => Promise.all(firstScreens.map(render));

/** All screens, since the server answers 404 for any other path; and the account, which every one of them asks for. */
export async function screenCode(): Promise<{ account: string; screens: ScreenCode[] }> {
  const found: ScreenCode[] = [];
  // Screens can share a page, which loads once.
  const ofPages = new Map<Screen['page'], readonly string[]>();
  for (const { load } of Object.values(modules)) {
    const { answer, code } = await noted(load);
    for (const screen of answer.screens) {
      const { path, query = null, frame, page } = screen;
      if (!ofPages.has(page)) ofPages.set(page, (await noted(page.load)).code);
      const isHome = path === shellPaths.dashboard();
      const ofHome = isHome ? (await noted(loadCards)).code : [];
      const ofFrame = frame === 'always' ? ['app/shell/frame.tsx'] : [];
      const reads = isHome ? await readsOfHome() : await readsOf(screen);
      found.push({ path, query, code: [...code, ...(ofPages.get(page) ?? []), ...ofHome, ...ofFrame], reads });
    }
  }
  const who = { accessToken: unknown, businessId: unknown };
  const [account = ''] = await asked(() => getCurrentUser(who, new AbortController()));
  return { account, screens: found };
}

/** The cards of all modules: those who may not see one of them load a kB in vain. */
async function loadCards(): Promise<void> {
  const { inMenu } = await import('./routes/members.ts');
  await Promise.all(inMenu.flatMap(({ home = [] }) => home).map(({ card }) => card.load()));
}

/** Stands for the business, and for the token. */
const unknown = '{domain}';

/** As the code asks for it. Who may see the place may read this. */
async function readsOf({ access, readAhead }: Pick<Screen, 'access' | 'readAhead'>): Promise<FirstRead[]> {
  if (access.for !== 'member' || access.isForOwner || !readAhead) return [];
  const read = await readAhead();
  const { permissions = [] } = access;
  return (await asked(() => read(new QueryClient(), unknown))).map((address) => ({ address, permissions }));
}

async function readsOfHome(): Promise<FirstRead[]> {
  const { inMenu } = await import('./routes/members.ts');
  const reads: FirstRead[] = [];
  for (const { home = [] } of inMenu) for (const card of home) reads.push(...(await readsOf(card)));
  return reads;
}

/** The addresses of an act's requests, which are answered with nothing. */
async function asked(act: () => Promise<unknown>): Promise<string[]> {
  const addresses: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (request) => {
    addresses.push(decodeURIComponent((request as Request).url).replace(apiHost, ''));
    return Response.json(null);
  };
  await act().finally(() => {
    globalThis.fetch = fetch;
  });
  return addresses;
}

/** What an act loads on demand. The build has each `import()` in `src/app` note its file; see `scripts/pages.ts`. */
async function noted<Answer>(act: () => Promise<Answer>) {
  const code = new Set<string>();
  Object.assign(globalThis, { noteImport: (file: string) => code.add(file) });
  const answer = await act();
  return { answer, code: [...code] };
}

async function render(screen: FirstScreen): Promise<Prerendered> {
  const { path, query } = screen;
  const { value } = await screensAt(path).load();
  const place = placeAmong(value ?? [], path);
  if ('redirect' in place) throw new Error(`${path} redirects`);
  const app = <App core={createCore()} openedAt={`${path}?${new URLSearchParams(query)}`} />;
  const { prelude } = await prerender(app, {
    // Streamed HTML would need an inline script to assemble it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  // The content security policy forbids inline scripts and styles.
  if (/<script| style=/.test(html)) throw new Error(`${path} needs an inline script or style`);
  return { ...screen, title: `${place.screen.title} · Steward`, html };
}
