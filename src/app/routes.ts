import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Access, Permission } from './guards.ts';
import { paths } from './paths.ts';
import type { ScreenProps } from './screen.ts';

export type Route = {
  path: string;
  title: string;
  access: Access;
  /** Whether the frame with the modules surrounds it. */
  isFramed: boolean;
  load: Load;
  Screen: LazyExoticComponent<ComponentType<ScreenProps>>;
};

type Load = () => Promise<{ Screen: ComponentType<ScreenProps> }>;

const anyone: Access = { for: 'anyone' };
const visitorElse = (signedInTo: (search: URLSearchParams) => string): Access => ({ for: 'visitor', signedInTo });
const member: Access = { for: 'member', needsBusiness: false };
const inBusiness = (permission?: Permission): Access => ({
  for: 'member',
  needsBusiness: true,
  ...(permission ? { permission } : {}),
});

const screen = (load: Load) => ({ load, Screen: lazy(async () => ({ default: (await load()).Screen })) });

const notFound: Route = {
  path: paths.notFound(),
  title: 'Page not found',
  access: anyone,
  isFramed: false,
  ...screen(() => import('./routes/not-found.tsx')),
};

export const routes: Route[] = [
  {
    path: paths.login(),
    title: 'Sign in',
    access: anyone,
    isFramed: false,
    ...screen(() => import('./routes/login.tsx')),
  },
  {
    path: paths.signUp(),
    title: 'Sign up',
    access: visitorElse((search) => paths.businessRegistration(search)),
    isFramed: false,
    ...screen(() => import('./routes/sign-up.tsx')),
  },
  {
    path: paths.signedUp(),
    title: 'Check your e-mail',
    access: anyone,
    isFramed: false,
    ...screen(() => import('./routes/signed-up.tsx')),
  },
  {
    path: paths.resendConfirmation(),
    title: 'Send the confirmation again',
    access: visitorElse(() => paths.dashboard()),
    isFramed: false,
    ...screen(() => import('./routes/resend-confirmation.tsx')),
  },
  {
    path: paths.verifyEmail(),
    title: 'Confirm your e-mail',
    access: anyone,
    isFramed: false,
    ...screen(() => import('./routes/verify-email.tsx')),
  },
  {
    path: paths.businessRegistration(),
    title: 'Set up your business',
    access: member,
    isFramed: false,
    ...screen(() => import('./routes/business-registration.tsx')),
  },
  {
    path: paths.dashboard(),
    title: 'Dashboard',
    access: inBusiness(),
    isFramed: true,
    ...screen(() => import('./routes/dashboard.tsx')),
  },
  {
    path: paths.hr(),
    title: 'People',
    access: inBusiness('access_hr'),
    isFramed: true,
    ...screen(() => import('./routes/hr.tsx')),
  },
  {
    path: paths.assets(),
    title: 'Assets',
    access: inBusiness('access_assets'),
    isFramed: true,
    ...screen(() => import('./routes/assets.tsx')),
  },
  {
    path: paths.fleet(),
    title: 'Fleet',
    access: inBusiness('access_vehicles'),
    isFramed: true,
    ...screen(() => import('./routes/fleet.tsx')),
  },
  {
    path: paths.payroll(),
    title: 'Payroll',
    access: inBusiness('access_payroll'),
    isFramed: true,
    ...screen(() => import('./routes/payroll.tsx')),
  },
  {
    path: paths.restricted(),
    title: 'Restricted area',
    access: anyone,
    isFramed: false,
    ...screen(() => import('./routes/restricted.tsx')),
  },
  notFound,
];

const entryFolder = '/account/';

/** The route of a path; a path without one is not found, or the sign-in when it looks like an entry screen's. */
export function routeOf(path: string): Route | { redirect: string } {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const found = routes.find((route) => route.path === bare);
  if (found) return found;
  if (bare === paths.home()) return { redirect: paths.dashboard() };
  return bare.startsWith(entryFolder) ? { redirect: paths.login() } : notFound;
}
