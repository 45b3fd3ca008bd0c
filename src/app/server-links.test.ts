// @vitest-environment jsdom
/** The server builds links for mails, notifications and the payment provider, but does not know the app's screens. */
import { expect, it } from 'vitest';
import { notFound, placeAmong, screensAt } from './modules.ts';

/** Pages that the server itself renders. */
const ofServer = /^\/(sandbox|dev|api)\//;

const sources = import.meta.glob<string>(['../../server/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const links = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/(?:[pP]ublicUrl\}|link: ['"`])(\/[^\s'"`]*)/g)]
    // Interpolated values and punctuation are not part of the path.
    .map(([, link = '']) => link.replace(/\$\{[^}]*\}/g, 'x').replace(/[.,]$/, ''))
    .filter((link) => !ofServer.test(link))
    .map((link) => [link, file] as const),
);

it('finds the links in the sources', () => {
  expect(new Set(links.map(([link]) => link.split('?')[0]))).toContain('/verify-invite');
  expect(links.length).toBeGreaterThan(20);
});

it.each(links)('%s in %s leads to a screen', async (link) => {
  const { pathname, searchParams } = new URL(link, 'https://steward.test');
  const { value } = await screensAt(pathname).load();
  const place = placeAmong(value ?? [], pathname, searchParams);
  const screen = 'screen' in place ? place.screen : notFound;
  expect(screen).not.toBe(notFound);
  // A link to a tab must open that tab, not the first one.
  expect(screen.query?.tab ?? null).toBe(searchParams.get('tab'));
});
