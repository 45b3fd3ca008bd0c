/**
 * Counts how often each transition is taken and how long people stay in each state, where the operator has asked for it:
 * names of states and events and nothing else, never what somebody typed or who it was.
 */
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { watchedTransition } from '../../machines/shared/watching.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { sendFlowCounts } from '../../services/shell/flow-counts.ts';
import { addCounts, countingTabs, nextBatch, sealCounts } from '../storage/flow-counts.ts';
import { type Observed, observeFlows } from './observe-flows.ts';

const aMinute = 60_000;
/** In milliseconds; the last stay has no limit. */
const lengthsOfStay = [1_000, 10_000, aMinute, 10 * aMinute];

const lockOf = (tab: string) => `flowCounts.tab.${tab}`;
const untilTheTabCloses = () => new Promise<never>(() => {});

const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot.status === 'active'
    ? snapshot._nodes.filter(({ type }) => type === 'atomic').map(({ path }) => path.join('.'))
    : [];

/** Since when each running machine is in each of its states, in milliseconds since the page began. */
const stays = new WeakMap<AnyActorRef, Map<string, number>>();

function countedIn({ actor, snapshot, took }: Observed): string[] {
  const now = performance.now();
  const before = stays.get(actor) ?? new Map<string, number>();
  const leaves = leavesOf(snapshot);
  const left = [...before].filter(([state]) => !leaves.includes(state));
  stays.set(actor, new Map(leaves.map((state) => [state, before.get(state) ?? now])));
  return [
    ...leaves.filter((state) => !before.has(state)).map((state) => `>${state}`),
    ...took
      .map(watchedTransition)
      .filter(({ index }) => index >= 0)
      .map(({ source, type, index }) => `${source}|${type}|${index}`),
    ...left.map(([state, since]) => {
      const length = lengthsOfStay.findIndex((limit) => now - since < limit);
      return `~${state}|${length < 0 ? lengthsOfStay.length : length}`;
    }),
  ];
}

async function send(): Promise<void> {
  const next = nextBatch(new Date());
  if (next === null || !navigator.onLine) return;
  // A batch that the server refuses would stand in the way of all others.
  if (await sendFlowCounts(next.batch)) next.forget();
}

/** One tab sends for all, and seals what tabs have left behind that were closed. */
async function sendForAll(tab: string): Promise<void> {
  for (const other of countingTabs()) {
    if (other === tab) sealCounts(tab);
    else await navigator.locks.request(lockOf(other), { ifAvailable: true }, (lock) => lock && sealCounts(other));
  }
  await send();
}

export function countFlows(): void {
  const isRefused = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  if (isRefused || !navigator.locks) return;
  const tab = randomKey();
  void navigator.locks.request(lockOf(tab), untilTheTabCloses);
  void navigator.locks.request('flowCounts.sender', () => {
    setInterval(() => void sendForAll(tab), aMinute);
    return untilTheTabCloses();
  });
  setInterval(() => sealCounts(tab), aMinute);
  let leftAt = Number.NEGATIVE_INFINITY;
  addEventListener('pagehide', () => {
    sealCounts(tab);
    if (performance.now() - leftAt < aMinute) return;
    leftAt = performance.now();
    void send();
  });
  observeFlows((observed) => {
    const counted = countedIn(observed);
    if (counted.length === 0) return;
    try {
      addCounts(tab, observed.snapshot.machine.id, counted, new Date());
    } catch {
      // Storage is full or forbidden: this step is not counted.
    }
  });
}
