import { FileDrop } from '../../ui/files/file-drop.tsx';
import { type AttachmentRules, fileRules, largestChosen, mostAttachments } from './attachment-rules.ts';
import type { Attachments } from './use-attachments.ts';

type AttachmentsFieldProps = {
  label?: string;
  attachments: Attachments;
  rules?: AttachmentRules;
  errorMessage: string | null;
};

/** Files that belong to what a form writes down. */
export function AttachmentsField(props: AttachmentsFieldProps) {
  const { label = 'Files', attachments, rules = fileRules, errorMessage } = props;
  const { files, choose, retry, remove } = attachments;
  return (
    <FileDrop
      label={label}
      isOptional
      {...rules}
      maxSize={largestChosen}
      most={mostAttachments}
      errorMessage={errorMessage}
      files={files}
      onChoose={choose}
      onCancel={remove}
      onRetry={retry}
      onRemove={remove}
    />
  );
}
