import { useEffect, useEffectEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Steps } from '../../../machines/flow.ts';

/** What an entry of the history says of the flow that was shown there. */
type Entry = {
  /** The id of its machine. A screen may show one flow after the other, each with entries of its own. */
  flow: string;
  parameter: string;
  /** The steps of the flow's earlier entries, the newest last. A step is its place in the order of all steps. */
  trail: readonly number[];
  /** How many entries lead here since the screen was opened. */
  depth: number;
};

/** Keeps the steps of a running flow in the history of the browser for as long as the screen is shown. */
export function useStepHistory<M extends AnyStateMachine>(flow: ActorRefFrom<M>, steps: Steps<M>): void {
  useEffect(() => bindStepHistory(flow, steps, false), [flow, steps]);
}

/** Milliseconds. */
const longestReturn = 1000;

/** Does so from now on, for a flow that may have left its first step before; that one's entry is then the present one. */
export function bindLateSteps(
  flow: ActorRefFrom<AnyStateMachine>,
  steps: Steps,
  late: { leave?: () => Promise<unknown> },
  shown: AbortSignal,
): void {
  if (shown.aborted) return;
  const end = bindStepHistory(flow, steps, true);
  shown.onabort = end;
  late.leave = () =>
    new Promise((arrive) => {
      const depth = entryHere()?.depth ?? 0;
      if (depth === 0) return arrive(null);
      end();
      addEventListener('popstate', arrive, { once: true });
      // Nobody is kept from going on by a browser that does not go back.
      setTimeout(arrive, longestReturn);
      history.go(-depth);
    });
}

const keepers = new Set<() => void>();

/** Calls back before Back or Forward leaves the step, so that the machine gets what was just typed. */
export function useBeforeLeavingStep(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const keeper = () => leave();
    keepers.add(keeper);
    return () => void keepers.delete(keeper);
  }, []);
}

/**
 * Each step of the flow gets an entry in the history. Back and Forward then ask the machine for the step of the entry;
 * when it refuses, the browser returns to the entry of the step where the machine is.
 * @param isLate the present entry is that of the first step, whatever is shown
 * @returns what ends the binding
 */
function bindStepHistory(
  flow: ActorRefFrom<AnyStateMachine>,
  { parameter, words, back, onward }: Steps,
  isLate: boolean,
): () => void {
  const states = Object.keys(words);
  const { pathname } = location;
  const { id } = (flow.getSnapshot() as AnyMachineSnapshot).machine;
  /** The address of the screen, without the steps of its flows. */
  const screenHere = () => {
    const search = new URLSearchParams(location.search);
    for (const name of [parameter, entryHere()?.parameter ?? parameter]) search.delete(name);
    return `${location.pathname}?${search}`;
  };
  const screen = screenHere();
  let entry = entryHere();
  let isStarted = false;
  let isReady = false;
  /** The binding itself has called `history.go`, and its `popstate` has not come yet. */
  let isReturning = false;
  /** The machine moves because the browser has. */
  let isVisiting = false;

  const stepOf = (snapshot: AnyMachineSnapshot) => states.findIndex((state) => snapshot.matches(state));
  /** −1 where the machine is at none of the steps, because it waits or has ended. */
  const current = () => stepOf(flow.getSnapshot());
  const wordInAddress = () => new URLSearchParams(location.search).get(parameter);
  const addressed = () => Math.max(0, Object.values(words).indexOf(wordInAddress() ?? ''));

  const isOurs = () => entry?.flow === id;
  const trail = () => (entry?.flow === id ? entry.trail : []);

  const write = (step: number, earlier: readonly number[], replace: boolean) => {
    const search = new URLSearchParams(location.search);
    if (entry) search.delete(entry.parameter);
    const depth = (entry?.depth ?? 0) + (replace ? 0 : 1);
    entry = { flow: id, parameter, trail: earlier, depth };
    if (step === 0) search.delete(parameter);
    else search.set(parameter, Object.values(words)[step] ?? '');
    const query = search.size > 0 ? `?${search}` : '';
    navigate(`${pathname}${query}${location.hash}`, { replace, state: { ...(replace ? history.state : null), entry } });
  };
  const go = (entries: number) => {
    isReturning = true;
    history.go(entries);
  };

  /** The machine has moved: the address follows. */
  const follow = () => {
    const [step, shown] = [current(), addressed()];
    if (isReturning || isVisiting || step < 0 || step === shown) return;
    const earlier = trail().lastIndexOf(step);
    if (earlier >= 0) go(earlier - trail().length);
    else if (step > shown) {
      write(step, [...trail(), shown], false);
      // A new step begins at its top, as a new page does.
      scrollTo(0, 0);
    } else write(step, trail(), true);
  };

  /** Sends what leads towards the step; stops where the machine does not move. */
  const visit = (wanted: number) => {
    const direction = Math.sign(wanted - current());
    const event = direction < 0 ? back : onward;
    if (direction === 0 || event === null) return;
    isVisiting = true;
    for (let step = current(); step >= 0 && Math.sign(wanted - step) === direction; ) {
      if (flow.getSnapshot().can(event)) flow.send(event);
      step = current() === step ? -1 : current();
    }
    isVisiting = false;
  };

  const keepTyped = () => {
    isVisiting = true;
    for (const keep of keepers) keep();
    isVisiting = false;
  };

  /** The browser has moved. */
  const onPopState = () => {
    const here = entryHere();
    if (location.pathname !== pathname || here === null) return;
    if (here.flow !== id && screenHere() !== screen) return;
    const past = entry?.depth ?? 0;
    const { depth } = here;
    entry = here;
    if (isReturning) {
      isReturning = false;
      return follow();
    }
    // What has ended has no steps any more: Back leaves its screen.
    if (isOurs() && flow.getSnapshot().status !== 'active') return history.go(-depth - 1);
    lead(past, depth);
  };

  /** The machine goes where the browser has gone; where it refuses, the browser comes back. */
  const lead = (past: number, depth: number) => {
    keepTyped();
    readNextStep();
    const before = current();
    // An entry of another flow of this screen lies before the first step of this one, or after the last.
    const wanted = isOurs() ? addressed() : depth < past ? -1 : states.length;
    if (before >= 0) visit(wanted);
    const isRefused = current() === before && before !== wanted;
    if (isRefused && depth !== past) go(past - depth);
    else settle();
  };

  /** The entry is this flow's, with the step where the machine is. */
  const settle = () => {
    if (isOurs()) follow();
    else if (current() >= 0) write(current(), [], true);
  };

  const onSnapshot = () => {
    if (!isStarted) return;
    if (isReady || current() < 0) return follow();
    isReady = true;
    // After a reload the machine begins where its draft says, or at the first step.
    if (wordInAddress() !== null && (entry === null || isOurs())) visit(addressed());
    if (current() >= 0) write(isLate && !isOurs() ? 0 : current(), trail(), true);
    follow();
  };

  const subscription = flow.subscribe(onSnapshot);
  addEventListener('popstate', onPopState);
  // The component around this one starts the actor in an effect that runs later; until then events would only wait.
  queueMicrotask(() => {
    isStarted = true;
    onSnapshot();
  });
  return () => {
    subscription.unsubscribe();
    removeEventListener('popstate', onPopState);
  };
}

/** Milliseconds until the next step is drawn, and the frame has led on a focus that was lost. */
const drawn = 150;
const headings = () => [...document.querySelectorAll<HTMLElement>('[data-flow] :is(h1, h2, h3)')];

/** Moves the focus to the heading of the step that comes next, where nothing has the focus, as after a reload. */
function readNextStep(): void {
  const before = headings().map(({ textContent }) => textContent);
  setTimeout(() => {
    const now = headings();
    const heading = now.find(({ textContent }) => !before.includes(textContent)) ?? now[0];
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, drawn);
}

const entryHere = (): Entry | null => (history.state as { entry?: Entry } | null)?.entry ?? null;
