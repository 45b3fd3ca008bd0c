/** Draws into HTML, while the app is built, what strangers see first: it is there before the code. */
import { prerender } from 'react-dom/static';
import { accountsPaths } from '../paths/accounts.ts';
import { legalPaths } from '../paths/legal.ts';
import { peoplePaths } from '../paths/people.ts';
import { shellPaths } from '../paths/shell.ts';
import { App } from './app.tsx';
import type { Drawing } from './drawing.ts';
import { routeOf, routes } from './routes.ts';

/** The first screens of a stranger; every query that changes what is seen is one more. */
const drawn: Pick<Drawing, 'code' | 'path' | 'query'>[] = [
  { code: 'login', path: accountsPaths.login(), query: { reason: 'session_expired' } },
  { code: 'login', path: accountsPaths.login(), query: {} },
  { code: 'sign-up', path: accountsPaths.signUp(), query: { plan: 'buy_now' } },
  { code: 'sign-up', path: accountsPaths.signUp(), query: { plan: 'free_trial' } },
  { code: 'sign-up', path: accountsPaths.signUp(), query: {} },
  { code: 'signed-up', path: accountsPaths.signedUp(), query: {} },
  { code: 'resend-confirmation', path: accountsPaths.resendConfirmation(), query: {} },
  { code: 'verify-email', path: accountsPaths.verifyEmail(), query: {} },
  { code: 'verify-invite', path: peoplePaths.verifyInvite(), query: {} },
  { code: 'forgot-password', path: accountsPaths.forgotPassword(), query: {} },
  { code: 'check-email', path: accountsPaths.forgotPasswordConfirm(), query: {} },
  { code: 'password-reset', path: accountsPaths.passwordReset(), query: {} },
  { code: 'password-replaced', path: accountsPaths.passwordReplaced(), query: {} },
  { code: 'terms', path: legalPaths.terms(), query: {} },
  { code: 'privacy-policy', path: legalPaths.privacyPolicy(), query: {} },
  { code: 'not-found', path: shellPaths.notFound(), query: {} },
];

export const drawAll = (): Promise<Drawing[]> => Promise.all(drawn.map(draw));

/** The paths of all screens: any other is not found. */
export const screens = [...new Set(routes.map(({ path }) => path))];

async function draw(screen: (typeof drawn)[number]): Promise<Drawing> {
  const { path, query } = screen;
  const route = routeOf(path);
  if ('redirect' in route) throw new Error(`${path} leads elsewhere`);
  const { prelude } = await prerender(<App openedAt={`${path}?${new URLSearchParams(query)}`} />, {
    // Anything that comes in pieces needs a script in the page to put it together.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  // The policy allows neither in a page.
  if (/<script| style=/.test(html)) throw new Error(`${path} needs a script or a style of its own`);
  return { ...screen, title: `${route.title} · Steward`, html };
}
