/**
 * What this browser has counted of its flows and has not sent yet. Each tab adds to an entry of its own, and seals it into
 * batches that any tab may send: the server adds a batch once, however often it comes.
 */
import type { components } from '../../../openapi/generated/contract.ts';
import { deviceNamesOf, keepOfDevice, readOfDevice } from '../../services/shared/device/storage.ts';
import { randomKey } from '../../services/shared/random-key.ts';

type Batch = components['schemas']['FlowCountBatch'];
type Open = Pick<Batch, 'day' | 'flows'>;

const openPlace = 'flowCounts:open:';
const batchPlace = 'flowCounts:batch:';
/** Two batches, one on time and one on leaving, stay below 1 kB a minute. */
const mostBytes = 480;
/** The server does not add older ones to their day. */
const keptDays = 30;
const aDay = 86_400_000;

const keysOf = (place: `flowCounts:${string}`) => deviceNamesOf('browser', place);
const today = (now: Date) => now.toISOString().slice(0, 10);

function read<Entry>(key: `flowCounts:${string}`): Entry | null {
  try {
    return JSON.parse(readOfDevice('browser', key) ?? 'null') as Entry | null;
  } catch {
    return null;
  }
}

/** Adds one to each of what is counted. */
export function addCounts(tab: string, flow: string, counted: readonly string[], now: Date): void {
  const key = `${openPlace}${tab}` as const;
  if ((read<Open>(key)?.day ?? today(now)) !== today(now)) sealCounts(tab);
  const { flows = {} } = read<Open>(key) ?? {};
  const counts = { ...flows[flow] };
  for (const each of counted) counts[each] = (counts[each] ?? 0) + 1;
  keepOfDevice('browser', key, JSON.stringify({ day: today(now), flows: { ...flows, [flow]: counts } } satisfies Open));
}

/** The tabs that have counted something, closed ones included. */
export const countingTabs = (): string[] => keysOf(openPlace).map((key) => key.slice(openPlace.length));

/** Makes batches of what a tab has counted. */
export function sealCounts(tab: string): void {
  const key = `${openPlace}${tab}` as const;
  const open = read<Open>(key);
  if (open === null) return;
  const batches: Batch[] = [];
  for (const [flow, counts] of Object.entries(open.flows)) {
    for (const [counted, times] of Object.entries(counts)) {
      const last = batches.at(-1);
      const longer = { ...last?.flows, [flow]: { ...last?.flows[flow], [counted]: times } };
      if (last && JSON.stringify({ ...last, flows: longer }).length <= mostBytes) last.flows = longer;
      else batches.push({ id: randomKey(), day: open.day, flows: { [flow]: { [counted]: times } } });
    }
  }
  keepOfDevice('browser', key, null);
  for (const batch of batches) keepOfDevice('browser', `${batchPlace}${batch.id}`, JSON.stringify(batch));
}

/** A sealed batch, or null; those that are too old are dropped. */
export function nextBatch(now: Date): { batch: Batch; forget: () => void } | null {
  for (const key of keysOf(batchPlace)) {
    const batch = read<Batch>(key);
    const forget = () => keepOfDevice('browser', key, null);
    if (batch !== null && now.getTime() - Date.parse(batch.day) < keptDays * aDay) return { batch, forget };
    forget();
  }
  return null;
}
