// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isComing, modules as listed } from '../../rules/shared/modules.ts';
import { at } from '../paths/shared.ts';
import { modules, notFound, placeAmong, screensAt } from './modules.ts';
import type { Screen } from './screen.ts';

async function placeAt(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://steward.test');
  const { value } = await screensAt(pathname).load();
  return placeAmong(value ?? [], pathname, searchParams);
}

it.each([
  ['/login', 'Sign in'],
  ['/login/', 'Sign in'],
  ['/signup/confirm', 'Check your email'],
  ['/', '→ /dashboard'],
  ['/account/nowhere', '→ /login'],
  ['/404', 'Page not found'],
  ['/nowhere', 'Page not found'],
  ['/loginish', 'Page not found'],
  ['/terms', 'Terms of service'],
  ['/privacy-policy', 'Privacy policy'],
  ['/assets', 'Assets'],
  ['/assets?tab=asset-list', 'Asset List'],
  ['/assets?tab=asset-list&view=type&page=2', 'Asset types'],
  ['/assets?view=statutory-type&tab=settings', 'Statutory Information'],
  ['/assets?tab=settings', 'Settings'],
  ['/assets?tab=nowhere', 'Assets'],
  ['/a/AbCdEfGhIjKlMnOp', 'Label'],
  ['/settings', 'Business settings'],
  ['/settings?tab=audit-log', 'Audit log'],
  ['/profile/add-company', 'Add another business'],
  ['/payroll?tab=home', 'Payroll'],
  ['/recruit', 'Recruitment'],
  ['/recruit/palm-oil', 'Careers'],
  ['/hr/onboarding/7', 'Onboarding'],
  ['/hr/setup', 'First steps'],
  ['/settings/hr/documents', 'Settings of People'],
  ['/settings/hr/nowhere', 'Page not found'],
])('%s: %s', async (address, title) => {
  const place = await placeAt(address);
  expect('redirect' in place ? `→ ${place.redirect}` : place.screen.title).toBe(title);
});

const manifests = await Promise.all(
  Object.entries(modules).map(async ([name, { load }]) => [name, await load()] as const),
);
const screens = manifests.flatMap(([name, manifest]) => manifest.screens.map((screen) => [name, screen] as const));

it.each(screens.map(([name, screen]) => [name, at(screen.path, screen.query), screen] as const))(
  '%s: finds %s under a prefix of its module, with a page',
  async (_, address, screen) => {
    const place = await placeAt(address);
    expect('screen' in place ? place.screen : null).toBe(screen);
    await expect(screen.page.load()).resolves.not.toEqual({ value: null });
  },
);

/** Pages that a test of screens comes to by a press or by being sent there, and second addresses of a page. */
const openedOtherwise = [
  '/profile/add-company',
  '/required-second-step',
  '/billing/upgrade-plan',
  '/billing/extend-subscription',
  '/assets?tab=asset-list&view=holder',
  '/fleet?tab=reminder',
  '/hr/document-requests/:id',
];
const any = 'any';
/** Whether the address of a test is one of a pattern; what the test computes may be any part of it. */
const isAlike = (pattern: string, pathname: string) => {
  const [parts, opened] = [pattern.split('/'), pathname.split('/')];
  return (
    parts.length === opened.length &&
    parts.every((part, at) => part.startsWith(':') || [part, any].includes(opened[at] ?? ''))
  );
};

it('has every page opened by a test of screens or by the paths of its flow, which judge it', () => {
  const tests = globSync([
    'tests/e2e/*/*{screens,list-dialogs,of-register,planned.spec}*.ts',
    'tests/flows/drivers/**/*.ts',
  ]).map((file) => readFileSync(file, 'utf8'));
  const opened = [...tests.join('\n').matchAll(/['"`](\/[^'"`\s]*)['"`]/g)].map(
    ([, address = '']) => new URL(address.replaceAll(/\$\{[^}]*\}/g, any), 'https://steward.test'),
  );
  const isOpened = ({ path, query }: Screen) =>
    opened.some(
      ({ pathname, searchParams }) =>
        isAlike(path, pathname) &&
        [query?.tab, query?.view].every(
          (value, at) => (value ?? '') === (searchParams.get(at === 0 ? 'tab' : 'view') ?? ''),
        ),
    );
  const unopened = screens.filter(([, screen]) => !isOpened(screen)).map(([, { path, query }]) => at(path, query));
  expect(unopened.sort()).toEqual(openedOtherwise.sort());
});

it('has a screen for every prefix', () => {
  const idle = Object.values(modules)
    .flatMap(({ prefixes }) => prefixes)
    .filter((prefix) => !screens.some(([, { path }]) => path === prefix || path.startsWith(`${prefix}/`)));
  expect(idle).toEqual([]);
});

it('has screens of its own for every module that works', () => {
  const own = new Map(manifests.map(([name, manifest]) => [name, manifest.screens.length]));
  expect(Object.keys(listed).filter((domain) => !isComing(domain) && !own.get(domain))).toEqual([]);
});

it('matches paths with parameters, after paths without them', () => {
  const screenAt = (path: string): Screen => ({ ...notFound, path, title: path });
  const some = [screenAt('/fleet/home/:id'), screenAt('/fleet/home/new'), screenAt('/fleet/:kind/:id/edit')];
  const found = (path: string) => {
    const place = placeAmong(some, path);
    return 'screen' in place ? [place.screen.title, place.params, place.address] : null;
  };
  expect(found('/fleet/home/van%201')).toEqual(['/fleet/home/:id', { id: 'van 1' }, '/fleet/home/van%201']);
  expect(found('/fleet/home/new')).toEqual(['/fleet/home/new', {}, '/fleet/home/new']);
  expect(found('/fleet/home/7/edit/')).toEqual([
    '/fleet/:kind/:id/edit',
    { kind: 'home', id: '7' },
    '/fleet/home/7/edit',
  ]);
  expect(found('/fleet/home/%E0')?.[1]).toEqual({ id: '%E0' });
  expect(found('/fleet')).toEqual(['Page not found', {}, '/404']);
});
