// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { routeOf, routes } from './routes.ts';

const titleOf = (path: string) => {
  const found = routeOf(path);
  return 'redirect' in found ? `→ ${found.redirect}` : found.title;
};

it.each([
  ['/login', 'Sign in'],
  ['/login/', 'Sign in'],
  ['/signup/confirm', 'Check your e-mail'],
  ['/', '→ /dashboard'],
  ['/account/nowhere', '→ /login'],
  ['/404', 'Page not found'],
  ['/nowhere', 'Page not found'],
  ['/terms', 'Page not found'],
])('%s: %s', (path, title) => {
  expect(titleOf(path)).toBe(title);
});

it.each(routes.map((route) => [route.path, route] as const))('%s has a screen', async (_, route) => {
  await expect(route.load()).resolves.toHaveProperty('Screen');
});
