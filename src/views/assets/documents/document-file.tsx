import { useSelector } from '@xstate/react';
import type { Problem } from '../../../domain/shared/problem.ts';
import type { DocumentUploadRef } from '../../../machines/assets/document-upload/machine.ts';
import type { StateOf } from '../../shared/flow/flow-state.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import type { FileOnTheWay } from '../../ui/files/file-row.tsx';
import { accept, acceptHint, largestChosen } from '../attachments/attachment-rules.ts';

type DocumentFileProps = {
  upload: DocumentUploadRef;
  state: StateOf<DocumentUploadRef>;
  problem: Problem | null;
};

/** The file of a document, and how its upload stands. */
export function DocumentFile({ upload, state, problem }: DocumentFileProps) {
  const file = useSelector(upload, ({ context }) => context.file);
  const percent = useSelector(upload, ({ context }) => context.percent);
  const files =
    file === null ? [] : [{ id: file.name, name: file.name, size: file.size, ...stageOf(state, percent, problem) }];
  const missing = file === null ? (problem?.fields.file?.[0] ?? null) : null;
  return (
    <FileDrop
      label="File"
      hint={acceptHint}
      accept={accept}
      maxSize={largestChosen}
      allowsMultiple={false}
      isDisabled={file !== null && state !== 'cut'}
      errorMessage={missing}
      files={files}
      onChoose={([chosen]) => chosen && upload.send({ type: 'file.choose', file: chosen })}
      onCancel={() => upload.send({ type: 'upload.cancel' })}
      onRetry={() => upload.send({ type: 'upload.retry' })}
      onRemove={() => upload.send({ type: 'file.remove' })}
    />
  );
}

type Stage = FileOnTheWay extends infer Each
  ? Each extends FileOnTheWay
    ? Omit<Each, 'id' | 'name' | 'size'>
    : never
  : never;

function stageOf(state: StateOf<DocumentUploadRef>, percent: number, problem: Problem | null): Stage {
  if (state === 'uploading') return { state: 'uploading', percent };
  if (state !== 'cut') return { state: 'done' };
  const said = problem?.fields.file?.[0] ?? problem?.fields.attachment?.[0];
  return { state: 'failed', reason: said ?? (problem ? problemText(problem) : 'It was not uploaded.') };
}
