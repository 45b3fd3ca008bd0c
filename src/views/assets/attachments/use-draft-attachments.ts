import { useEffect, useEffectEvent } from 'react';
import { type Attachment, type Attachments, useAttachments } from './use-attachments.ts';

/**
 * The files of a form whose draft outlives a reload: those that have arrived are kept in it as text.
 * @param kept that text, where there is one
 * @param start those that it has already
 */
export function useDraftAttachments(
  kept: string | undefined,
  keep: (text: string) => void,
  start?: readonly Attachment[],
): Attachments {
  const attachments = useAttachments(start, readFiles(kept));
  const keepFiles = useEffectEvent(() => {
    const files = attachments.isChanged ? JSON.stringify(attachments.attachments) : '';
    if (files !== (kept ?? '')) keep(files);
  });
  const idsText = attachments.ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept follows the files.
  useEffect(() => keepFiles(), [idsText]);
  return attachments;
}

/** Validates the entry, because anyone can edit the storage. */
function readFiles(text: string | undefined): Attachment[] | undefined {
  try {
    const found: unknown = JSON.parse(text || 'null');
    if (!Array.isArray(found)) return undefined;
    return found.filter(
      (each) => typeof each?.id === 'string' && typeof each.fileInfo?.name === 'string' && each.fileInfo.size >= 0,
    );
  } catch {
    return undefined;
  }
}
