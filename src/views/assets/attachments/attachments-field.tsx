import { FileDrop } from '../../ui/files/file-drop.tsx';
import { accept, acceptHint, largestChosen } from './attachment-rules.ts';
import type { Attachments } from './use-attachments.ts';

/** As many as the contract takes. */
const most = 20;

type AttachmentsFieldProps = {
  label?: string;
  attachments: Attachments;
  errorMessage: string | null;
};

/** Files that belong to what a form writes down. */
export function AttachmentsField({ label = 'Files', attachments, errorMessage }: AttachmentsFieldProps) {
  const { files, choose, retry, remove } = attachments;
  return (
    <FileDrop
      label={label}
      isOptional
      hint={acceptHint}
      accept={accept}
      maxSize={largestChosen}
      isDisabled={files.length >= most}
      errorMessage={errorMessage}
      files={files}
      onChoose={(chosen) => choose(chosen.slice(0, most - files.length))}
      onCancel={remove}
      onRetry={retry}
      onRemove={remove}
    />
  );
}
