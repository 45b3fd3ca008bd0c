import { shallowEqual, useSelector } from '@xstate/react';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { selectIsOnline } from '../machines/accounts/session.selectors.ts';
import { ErrorState, OfflineBanner } from '../views/ui/feedback.tsx';
import { Arrival } from './arrival.tsx';
import { Boot } from './boot.tsx';
import { Crash } from './crash.tsx';
import { decide, type Presence, presenceOf } from './guards.ts';
import { type Route, routeOf } from './routes.ts';
import { session } from './session.ts';

const Frame = lazy(async () => ({ default: (await import('./routes/frame.tsx')).FrameRoute }));

const currentAddress = () => location.pathname + location.search;

export function App() {
  // The screen stays until the code of the next one is there.
  const here = useDeferredValue(useLocationProperty(currentAddress));
  const presence = useSelector(session, presenceOf, shallowEqual);
  const isOnline = useSelector(session, selectIsOnline);
  return (
    <I18nProvider locale="en-NG">
      {isOnline ? null : <OfflineBanner />}
      <Crash place={here}>
        <Suspense fallback={<Boot />}>
          <Place here={here} presence={presence} />
        </Suspense>
      </Crash>
    </I18nProvider>
  );
}

function Place({ here, presence }: { here: string; presence: Presence }) {
  const url = new URL(here, location.origin);
  const route = routeOf(url.pathname);
  if ('redirect' in route) return <Redirect from={here} to={route.redirect} />;
  const decision = decide(route.access, presence, here);
  if ('redirect' in decision) return <Redirect from={here} to={decision.redirect} />;
  if (decision.show === 'waiting') return <Boot />;
  if (decision.show === 'unreachable') return <Unreachable />;
  return <Show route={route} search={url.searchParams} />;
}

function Show({ route, search }: { route: Route; search: URLSearchParams }) {
  const screen = (
    <Arrival key={route.path} title={route.title}>
      <route.Screen search={search} />
    </Arrival>
  );
  if (!route.isFramed) return screen;
  // Frame and screen load side by side.
  void route.load();
  return <Frame path={route.path}>{screen}</Frame>;
}

function Redirect({ from, to }: { from: string; to: string }) {
  useEffect(() => {
    // Somebody may have moved on since the address was looked at.
    if (currentAddress() === from) navigate(to, { replace: true });
  }, [from, to]);
  return <Boot />;
}

function Unreachable() {
  return (
    <main>
      <ErrorState title="Steward cannot be reached" onRetry={() => session.send({ type: 'session.retry' })}>
        Check your connection. You stay signed in, and it is tried again by itself.
      </ErrorState>
    </main>
  );
}
