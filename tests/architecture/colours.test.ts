/** The server cannot import the app, so mails and the server's own pages repeat some colours of the design system. */
import { expect, it } from 'vitest';
import * as server from '../../server/platform/colours.ts';
import * as app from '../../src/views/ui/foundations/colours.ts';

it.each([
  ['light', server.light, app.light],
  ['dark', server.dark, app.dark],
])('the %s colours of the server are those of the app', (_theme, here, there) => {
  expect(Object.keys(here).length).toBeGreaterThan(5);
  expect(there).toMatchObject(here);
});
