import { type ComponentType, type ReactNode, use, useEffect, useReducer, useTransition } from 'react';
import { ErrorState } from '../../views/ui/feedback/feedback.tsx';
import { startReading } from './screen-focus.tsx';

type Loaded<Value> = { value: Value | null };

/** Something that is loaded when it is needed; null where it could not be loaded. */
export type Lazy<Value> = {
  /** Loads it, unless that was done before. */
  load: () => Promise<Loaded<Value>>;
  /** Loads it again; the present answer holds until then. */
  reload: () => Promise<void>;
  /** Lets it be loaded again. */
  forget: () => void;
};

export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads it before it is needed; null where it could not be loaded. */
  load: () => Promise<Loaded<unknown>>;
  preload: () => void;
};

/**
 * A part of the app whose code is loaded when it is needed. Where that fails, as without a connection, an error stands in
 * its place with a way to try again, and everything around it stays; `React.lazy` would keep the failure for good.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part = lazy(load);
  const render = (props: Props) => <WhenLoaded of={part}>{(Part) => <Part {...props} />}</WhenLoaded>;
  return Object.assign(render, { load: part.load, preload: () => void part.load() });
}

export function lazy<Value>(ask: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Loaded<Value>> | null = null;
  const start = (): Promise<Loaded<Value>> =>
    ask().then(
      (value) => ({ value }),
      () => ({ value: null }),
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

/** Shows what needs the loaded value; while it is loading, the `Suspense` around it shows its fallback. */
export function WhenLoaded<Value>({ of, children }: { of: Lazy<Value>; children: (value: Value) => ReactNode }) {
  const { value } = use(of.load());
  const isLoaded = value !== null;
  const [isTrying, begin] = useTransition();
  const [attempts, countAttempt] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isLoaded && attempts > 0) startReading();
  }, [isLoaded, attempts]);
  // A person who comes back tries again.
  useEffect(() => (isLoaded ? undefined : of.forget), [isLoaded, of]);
  if (isLoaded) return children(value);
  const retry = () =>
    begin(async () => {
      await reloadFailedStyles();
      await of.reload();
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
