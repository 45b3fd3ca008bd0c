import { useEffect, useRef, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { problemOf } from '../../../domain/shared/problem.ts';
import { uploadAttachment } from '../../../services/assets/documents.ts';
import { randomKey } from '../../../services/shared/random-key.ts';
import { useBusiness } from '../../shared/business.ts';
import { problemText } from '../../shared/problem-text.ts';
import type { FileOnTheWay } from '../../ui/files/file-row.tsx';

export type Attachment = components['schemas']['Attachment'];
/** A file that was chosen here; null for one that was at the server before. */
type Item = FileOnTheWay & { file: File | null; attachment: Attachment | null };

const itemOf = (attachment: Attachment): Item => {
  const { name, size } = attachment.fileInfo;
  return { id: attachment.id, name, size, state: 'done', file: null, attachment };
};

/**
 * The files of something that a form writes down. Each leaves at once, on its own, with its progress; it can be cancelled, and
 * sent again when it was cut. The form then sends their ids.
 * @param start those that it has already
 * @param restored those that a draft kept
 */
export function useAttachments(start: readonly Attachment[] = none, restored: readonly Attachment[] = start) {
  const { id: businessId } = useBusiness();
  const [items, setItems] = useState<readonly Item[]>(() => restored.map(itemOf));
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const upload of current.values()) upload.abort();
    };
  }, []);

  const replace = (id: string, next: Item) => setItems((all) => all.map((item) => (item.id === id ? next : item)));
  const send = async (id: string, file: File) => {
    const about = { id, name: file.name, size: file.size, file, attachment: null };
    const upload = new AbortController();
    running.current.set(id, upload);
    replace(id, { ...about, state: 'uploading', percent: 0 });
    try {
      const attachment = await uploadAttachment(
        { businessId, file },
        {
          signal: AbortSignal.any([upload.signal, AbortSignal.timeout(uploadDeadline)]),
          onProgress: (percent) => replace(id, { ...about, state: 'uploading', percent }),
        },
      );
      replace(id, { ...about, state: 'done', attachment });
    } catch (error) {
      const problem = problemOf(error);
      replace(id, { ...about, state: 'failed', reason: problem.fields.file?.[0] ?? problemText(problem) });
    } finally {
      running.current.delete(id);
    }
  };
  const remove = (id: string) => {
    running.current.get(id)?.abort();
    setItems((all) => all.filter((item) => item.id !== id));
  };
  const attachments = items.flatMap(({ attachment }) => attachment ?? []);
  const ids = attachments.map(({ id }) => id);
  return {
    files: items,
    attachments,
    ids,
    /** Others than at the start. */
    isChanged: ids.join() !== start.map(({ id }) => id).join(),
    /** Why the form has to wait; null when every file has arrived. */
    waitsFor: waitsFor(items),
    choose: (chosen: readonly File[]) => {
      const added = chosen.map((file) => ({ id: randomKey(), file }));
      setItems((all) => [...all, ...added.map(({ id, file }) => beginning(id, file))]);
      for (const { id, file } of added) void send(id, file);
    },
    retry: (id: string) => {
      const file = items.find((item) => item.id === id)?.file;
      if (file) void send(id, file);
    },
    remove,
    reset: () => {
      for (const upload of running.current.values()) upload.abort();
      setItems(start.map(itemOf));
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;

const none: readonly Attachment[] = [];

const beginning = (id: string, file: File): Item => ({
  ...{ id, name: file.name, size: file.size, file, attachment: null },
  ...{ state: 'uploading', percent: 0 },
});

function waitsFor(items: readonly Item[]): string | null {
  if (items.some(({ state }) => state === 'failed')) return 'A file did not arrive. Retry it, or remove it.';
  return items.some(({ state }) => state === 'uploading') ? 'You can save when the files have arrived.' : null;
}
