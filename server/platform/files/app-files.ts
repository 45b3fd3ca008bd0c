/** The built app: hashed assets for ever, each address its page, brotli where it was made, the reference of components, and the flows. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config, Page } from '../config.ts';

/** What the build writes into pages.json; see scripts/pages.ts. */
type Pages = {
  prerendered: { path: string; query: Record<string, string>; file: string }[];
  screens: { path: string; query: { tab: string; view: string } | null; file: string }[];
};

type Served = Pick<Config, 'publish' | 'countFlows'>;

/** For the few files beside them, such as the mark in the browser's tab. */
const aDay = 'public, max-age=86400';

/** Headers that browsers heed on pages only; on the 46 files of a list they would weigh 8 kB. */
const ofDocuments = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-robots-tag',
];
/** On scripts and styles nothing heeds these either; on the files of a list they would weigh 15 kB. A worker has a policy of its own. */
const ofOthers = ['content-security-policy', 'last-modified', 'x-request-id'];
const isCode = (path: string) => /\.(js|css)(\.br|\.gz)?$/.test(path) && !path.includes('.worker-');

const isHashed = (path: string) => /[\\/]assets[\\/]/.test(path);
// The file that is sent may be the compressed one.
const isPageFile = (path: string) => /\.html(\.br|\.gz)?$/.test(path);
const cacheControlOf = (path: string) => {
  if (isHashed(path)) return 'public, max-age=31536000, immutable';
  return isPageFile(path) ? 'no-cache' : aDay;
};
const idleOn = (path: string) => {
  if (!isHashed(path)) return [];
  return isCode(path) ? [...ofDocuments, ...ofOthers] : ofDocuments;
};

/** The pages for everybody, which search engines may keep; all others are behind a sign-in or a token. */
const publicPages = new Set(['/login', '/signup', '/premium/signup', '/terms', '/privacy-policy']);

/** Serves the built app in the folder; without one it registers only the not-found handler. */
export async function serveApp(app: FastifyInstance, folder: string | undefined, { publish, countFlows }: Served) {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      // An address with a slash at its end is a page, also that of the register, which is called like the folder of the code.
      allowedPath: (path) => !path.endsWith('/') && !isHidden(path, publish),
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControlOf(path));
        for (const name of idleOn(path)) {
          reply.removeHeader(name);
          reply.raw.removeHeader(name);
        }
      },
    });
  }
  const answerPage = isBuilt ? pagesOf(folder, { publish, countFlows }) : null;
  app.get('/', (request, reply) => answerPage?.(request.url, reply) ?? answerMissing(reply));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api\/|assets\/[^?])/.test(request.url) &&
      request.headers.accept?.includes('text/html');
    return isPage && answerPage ? answerPage(request.url, reply) : answerMissing(reply);
  });
}

const answerMissing = (reply: FastifyReply) => reply.code(404).send({ detail: 'Not found.' });

/** `npm start` builds the reference and the gallery after it has said that it is ready. The browser asks again by itself. */
const answerUnbuilt = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ refresh: '2', 'retry-after': '2', 'cache-control': 'no-store' })
    .type('text/html')
    .send(
      '<!doctype html><html lang="en"><title>Steward</title><p>This page is being built. It opens in a few seconds.',
    );

/** Sends the page of an address: its screen as a stranger sees it, if it is prerendered, else the empty shell. */
function pagesOf(folder: string, { publish, countFlows }: Served) {
  const pages = countFlows ? join(folder, 'counted') : folder;
  const { screens, prerendered } = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as Pages;
  const addresses = screens.map((screen) => ({ ...screen, pattern: patternOf(screen.path) }));
  /** As the app chooses it; see `placeAmong` in `src/app/modules.ts`. */
  const screenAt = (path: string, given: URLSearchParams) => {
    const same = addresses.filter((each) => each.path === path);
    const at = same.length > 0 ? same : addresses.filter(({ pattern }) => pattern.test(path));
    const ofTab = at.filter(({ query }) => query?.tab === given.get('tab'));
    return ofTab.find(({ query }) => query?.view === given.get('view')) ?? ofTab[0] ?? at[0];
  };
  const styles = styleHash(readFileSync(join(folder, 'index.html'), 'utf8'));

  /** What the app draws at an address, and the prerendered page of it. */
  const pageAt = (path: string, given: URLSearchParams) => {
    const screen = screenAt(path, given);
    const wanted = screen ? path : leadsToSignIn(path) ? '/login' : '/404';
    const ofQuery = (query: Record<string, string>) =>
      Object.entries(query).every(([name, value]) => given.get(name) === value);
    const page = prerendered.find((each) => each.path === wanted && ofQuery(each.query)) ?? screen;
    return { status: wanted === '/404' ? 404 : 200, file: page?.file ?? 'index.html' };
  };

  return (url: string, reply: FastifyReply) => {
    const [address = '', query = ''] = url.split('?');
    const path = address.replace(/(?<=.)\/+$/, '');
    allowStyles(reply, styles);
    if (!isHidden(path, publish)) {
      const [, page] = /^\/(ui|flows)(\/|$)/.exec(path) ?? [];
      if (page !== undefined)
        return existsSync(join(folder, `${page}.html`)) ? reply.sendFile(`${page}.html`) : answerUnbuilt(reply);
    }
    const { status, file } = pageAt(path, new URLSearchParams(query));
    if (publicPages.has(path) || path === '/') reply.removeHeader('x-robots-tag');
    return reply.code(status).sendFile(file, pages);
  };
}

/** Of the reference and the flows, which the operator may keep to themselves. */
const isHidden = (path: string, publish: ReadonlySet<Page>): boolean => {
  const [, page] = /^\/(ui|flows)(?:\.html|\/|$)/.exec(path) ?? [];
  return page !== undefined && !publish.has(page as Page);
};

/** A screen's path may have parameters, as in `/fleet/home/:id`. */
const patternOf = (screen: string) => new RegExp(`^${screen.replace(/:[^/]+/g, '[^/]+')}$`);

/** Where the app itself leads on, for a stranger to the sign-in screen. */
const leadsToSignIn = (path: string) => path === '/' || path.startsWith('/account/');

/** For the policy: the one style sheet that stands in every page. */
function styleHash(page: string): string {
  const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  return `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
}

function allowStyles(reply: FastifyReply, hash: string) {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${hash}`));
}
