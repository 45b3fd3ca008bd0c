import { type ComponentType, use, useEffect, useReducer, useTransition } from 'react';
import { ErrorState } from '../views/ui/feedback/feedback.tsx';
import { startReading } from './screen-focus.tsx';

type Loaded<Props> = { Part: ComponentType<Props> | null };
type Loader<Props> = {
  /** Asks for the code unless it was asked for. */
  load: () => Promise<Loaded<Props>>;
  /** Asks again; what was answered before holds until then. */
  reload: () => Promise<void>;
  /** Lets the code be asked for again. */
  forget: () => void;
};

export type LazyPart<Props> = ComponentType<Props> & {
  /** Begins to load, ahead of need. */
  preload: () => void;
};

/**
 * A part of the app whose code comes when it is needed. Code that does not come, as without a connection, is said in its
 * place with a way to try again, so that everything around it stands; `React.lazy` would keep the failure for good.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const loader = loaderOf(load);
  const render = (props: Props) => <Lazy loader={loader} props={props} />;
  return Object.assign(render, { preload: () => void loader.load() });
}

function loaderOf<Props>(ask: () => Promise<ComponentType<Props>>): Loader<Props> {
  let loading: Promise<Loaded<Props>> | null = null;
  const start = (): Promise<Loaded<Props>> =>
    ask().then(
      (Part) => ({ Part }),
      () => ({ Part: null }),
    );
  return {
    load: () => {
      loading ??= start();
      return loading;
    },
    reload: async () => {
      const next = start();
      await next;
      loading = next;
    },
    forget: () => {
      loading = null;
    },
  };
}

function Lazy<Props extends object>({ loader, props }: { loader: Loader<Props>; props: Props }) {
  const { Part } = use(loader.load());
  const [isTrying, begin] = useTransition();
  const [attempts, countAttempt] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (Part && attempts > 0) startReading();
  }, [Part, attempts]);
  // Whoever comes back tries again.
  useEffect(() => (Part ? undefined : loader.forget), [Part, loader]);
  if (Part) return <Part {...props} />;
  const retry = () =>
    begin(async () => {
      await reloadFailedStyles();
      await loader.reload();
      begin(countAttempt);
    });
  return (
    <ErrorState title="This page could not be loaded" isBusy={isTrying} onRetry={retry}>
      Check your connection. Nothing that you did before is lost.
    </ErrorState>
  );
}

/** Vite asks for a style sheet once only, whether or not it came. */
async function reloadFailedStyles(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet);
  await Promise.all(
    failed.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const settled = new Promise((settle) => {
        again.onload = settle;
        again.onerror = settle;
      });
      link.replaceWith(again);
      return settled;
    }),
  );
}
