import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useReducer,
  useTransition,
} from 'react';
import { ErrorState } from '../../views/ui/feedback/feedback.tsx';
import { reloadForCode } from '../start/release.ts';
import { startReading } from './screen-focus.tsx';

type Loaded<Value> = { value: Value | null };

/** A value that is loaded on demand; null when loading failed. */
export type Lazy<Value> = {
  /** Loads it once. */
  load: () => Promise<Loaded<Value>>;
  /** Loads it again; the current value stays until then. */
  reload: () => Promise<void>;
  /** Allows loading it again, when loading failed. */
  forget: () => Promise<void>;
};

export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads it in advance; null when loading failed. */
  load: () => Promise<Loaded<unknown>>;
  preload: () => void;
  /** Allows loading it again, when loading failed. */
  forget: () => Promise<void>;
};

/**
 * A part of the app whose code is loaded on demand. When loading fails, for example offline, it shows an error with a retry
 * button and leaves the rest of the page. `React.lazy` would cache the failure.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part = lazy(load);
  const render = (props: Props) => <WhenLoaded of={part}>{(Part) => <Part {...props} />}</WhenLoaded>;
  return Object.assign(render, { load: part.load, preload: () => void part.load(), forget: part.forget });
}

/**
 * A part that comes over a page, for example a dialog: the page stays as it is until the code is there. Without that the
 * screen of the whole app would wait, and draw the page again and again meanwhile.
 */
export function overPage<Props extends object>(Part: LazyPart<Props>): LazyPart<Props> {
  const { load, preload, forget } = Part;
  const render = (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(render, { load, preload, forget });
}

export function lazy<Value>(ask: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Loaded<Value>> | null = null;
  const start = (): Promise<Loaded<Value>> => {
    const asked: Promise<Loaded<Value>> = ask().then(
      (value) => ({ value }),
      () => ({ value: null }),
    );
    // `use` reads these. Without them it shows the fallback for at least 300 ms even for what has long been loaded, and a
    // screen asks for its data after that.
    void asked.then((value) => Object.assign(asked, { status: 'fulfilled', value }));
    return asked;
  };
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
    forget: async () => {
      const asked = loading;
      const loaded = await asked;
      if (loaded?.value === null && loading === asked) loading = null;
    },
  };
}

/** Renders its children with the loaded value; the `Suspense` around it shows a fallback meanwhile. */
export function WhenLoaded<Value>({ of, children }: { of: Lazy<Value>; children: (value: Value) => ReactNode }) {
  const { value } = use(of.load());
  const isLoaded = value !== null;
  const [isTrying, begin] = useTransition();
  const [attempts, countAttempt] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isLoaded && attempts > 0) startReading();
  }, [isLoaded, attempts]);
  // Opening it again retries.
  useEffect(() => () => void of.forget(), [of]);
  const retry = (isAsked: boolean) =>
    begin(async () => {
      await reloadFailedStyles();
      await of.reload();
      if ((await of.load()).value === null) await reloadForCode(isAsked);
      begin(countAttempt);
    });
  const onOnline = useEffectEvent(() => retry(false));
  useEffect(() => {
    if (isLoaded) return;
    const tryAgain = () => onOnline();
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [isLoaded]);
  if (isLoaded) return children(value);
  return (
    <ErrorState title="This page could not be loaded" isBusy={isTrying} onRetry={() => retry(true)}>
      Check your connection. Nothing that you did before is lost.
    </ErrorState>
  );
}

/** Those that never came. One without a `sheet` may still be on its way: whoever asked for it would never hear of it. */
const failedStyles = new Set<HTMLLinkElement>();
// Pages are also rendered where no style is loaded.
if (!import.meta.env.SSR)
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && failedStyles.add(target), true);

let restyling: Promise<unknown> | null = null;

/** Vite requests a style sheet only once, even when it failed. Parts that try again at once wait for the same sheets. */
async function reloadFailedStyles(): Promise<void> {
  restyling ??= replaceFailedStyles().finally(() => {
    restyling = null;
  });
  await restyling;
}

async function replaceFailedStyles(): Promise<void> {
  const failed = [...failedStyles].filter(({ isConnected }) => isConnected);
  failedStyles.clear();
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
