import { useEffect, useRef, useState } from 'react';
import { uploadDeadline } from '../../domain/shared/deadlines.ts';
import { problemOf } from '../../domain/shared/problem.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import type { FileOnTheWay } from '../ui/files/file-row.tsx';
import { problemText } from './problem-text.ts';

/** A file that was chosen here; null for one that was at the server before. */
type Item<Stored> = FileOnTheWay & { file: File | null; stored: Stored | null };
type Progress = { signal: AbortSignal; onProgress: (percent: number) => void };

type UploadsOptions<Stored> = {
  upload: (file: File, options: Progress) => Promise<Stored>;
  /** Those that were at the server before. */
  start?: readonly FileOnTheWay[];
  storedOf?: (id: string) => Stored | null;
};

const none: readonly never[] = [];

/** Files of a form. Each leaves at once, on its own, with its progress; it can be cancelled, and sent again when it was cut. */
export function useUploads<Stored extends { id: string }>(options: UploadsOptions<Stored>) {
  const { upload, start = none, storedOf = () => null } = options;
  const itemOf = (file: FileOnTheWay): Item<Stored> => ({ ...file, file: null, stored: storedOf(file.id) });
  const [items, setItems] = useState<readonly Item<Stored>[]>(() => start.map(itemOf));
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const upload of current.values()) upload.abort();
    };
  }, []);

  const replace = (id: string, next: Item<Stored>) =>
    setItems((all) => all.map((item) => (item.id === id ? next : item)));
  const send = async (id: string, file: File) => {
    const about = { id, name: file.name, size: file.size, file, stored: null };
    const stop = new AbortController();
    running.current.set(id, stop);
    replace(id, { ...about, state: 'uploading', percent: 0 });
    try {
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(uploadDeadline)]);
      const onProgress = (percent: number) => replace(id, { ...about, state: 'uploading', percent });
      const stored = await upload(file, { signal, onProgress });
      replace(id, { ...about, state: 'done', stored });
    } catch (error) {
      const problem = problemOf(error);
      replace(id, { ...about, state: 'failed', reason: problem.fields.file?.[0] ?? problemText(problem) });
    } finally {
      running.current.delete(id);
    }
  };
  const stopAll = () => {
    for (const stop of running.current.values()) stop.abort();
  };
  return {
    files: items,
    stored: items.flatMap(({ stored }) => stored ?? []),
    /** Why the form has to wait; null when every file has arrived. */
    waitsFor: waitsFor(items),
    choose: (chosen: readonly File[]) => {
      const added = chosen.map((file) => ({ id: randomKey(), file }));
      const beginnings = added.map(({ id, file }) => ({
        ...{ id, name: file.name, size: file.size, file, stored: null },
        ...({ state: 'uploading', percent: 0 } as const),
      }));
      setItems((all) => [...all, ...beginnings]);
      for (const { id, file } of added) void send(id, file);
    },
    retry: (id: string) => {
      const file = items.find((item) => item.id === id)?.file;
      if (file) void send(id, file);
    },
    remove: (id: string) => {
      running.current.get(id)?.abort();
      setItems((all) => all.filter((item) => item.id !== id));
    },
    reset: (to: readonly FileOnTheWay[] = start) => {
      stopAll();
      setItems(to.map(itemOf));
    },
  };
}

function waitsFor(items: readonly FileOnTheWay[]): string | null {
  if (items.some(({ state }) => state === 'failed')) return 'A file was not uploaded. Retry it, or remove it.';
  return items.some(({ state }) => state === 'uploading') ? 'You can save when the files are uploaded.' : null;
}
