// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { addressOf, routeOf, routes } from './routes.ts';

const titleOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://steward.test');
  const found = routeOf(pathname, searchParams);
  return 'redirect' in found ? `→ ${found.redirect}` : found.title;
};

it.each([
  ['/login', 'Sign in'],
  ['/login/', 'Sign in'],
  ['/signup/confirm', 'Check your email'],
  ['/', '→ /dashboard'],
  ['/account/nowhere', '→ /login'],
  ['/404', 'Page not found'],
  ['/nowhere', 'Page not found'],
  ['/terms', 'Terms of service'],
  ['/privacy-policy', 'Privacy policy'],
  ['/assets', 'Asset types'],
  ['/assets?tab=asset-list&view=type&page=2', 'Asset types'],
  ['/assets?view=statutory-type&tab=settings', 'Statutory Information'],
  ['/assets?tab=settings', 'Statutory Information'],
  ['/assets?tab=nowhere', 'Asset types'],
])('%s: %s', (path, title) => {
  expect(titleOf(path)).toBe(title);
});

it.each(routes.map((route) => [addressOf(route), route] as const))('%s has a screen', async (_, route) => {
  await expect(route.load()).resolves.toHaveProperty('Screen');
});
