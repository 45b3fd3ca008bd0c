import { useEffect, useState } from 'react';
import type { IconName } from '../foundations/icon.tsx';

export type PaletteEntry = {
  /** Told apart by this, also when it is remembered as a recent one. */
  id: string;
  label: string;
  /** Beside the label, such as the module of a page. */
  note?: string;
  icon?: IconName;
  /** Other words by which people look for it. */
  keywords?: readonly string[];
  onPick: () => void;
};

export type PaletteGroup = { label: string; entries: readonly PaletteEntry[] };

export type PaletteSource = {
  /** The name of the group, as in 'Vehicles'. */
  label: string;
  /** Asked when typing has paused; an answer to what is no longer asked is aborted. What fails finds nothing. */
  find: (text: string, options: { signal: AbortSignal }) => Promise<readonly PaletteEntry[]>;
};

/** Milliseconds of a pause in typing. */
const pause = 200;

type Found = { text: string; groups: PaletteGroup[] };

/** What the sources find for a text, once there is one. */
export function useFound(sources: readonly PaletteSource[], text: string) {
  const [answer, setAnswer] = useState<Found>({ text: '', groups: [] });
  useEffect(() => {
    if (text === '' || sources.length === 0) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const groups = await Promise.all(sources.map((source) => groupOf(source, text, stop.signal)));
      if (!stop.signal.aborted) setAnswer({ text, groups: groups.filter(({ entries }) => entries.length > 0) });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [sources, text]);
  const isAnswered = text === '' || sources.length === 0 || answer.text === text;
  return { found: text === '' ? [] : answer.groups, isFinding: !isAnswered };
}

async function groupOf({ label, find }: PaletteSource, text: string, signal: AbortSignal): Promise<PaletteGroup> {
  const entries = await find(text, { signal }).catch(() => []);
  return { label, entries };
}
