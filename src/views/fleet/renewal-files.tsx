import { useSelector } from '@xstate/react';
import type { Problem } from '../../domain/shared/problem.ts';
import type { StateOf } from '../shared/flow/flow-state.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { ProgressCircle } from '../ui/feedback/progress-circle.tsx';
import { FileDrop } from '../ui/files/file-drop.tsx';
import { Icon } from '../ui/foundations/icon.tsx';
import { accept, acceptHint, largestChosen, mostFiles } from './file-rules.ts';
import * as css from './fleet.css.ts';
import type { RenewalRef } from './renewed.ts';

type RenewalFilesProps = { renewal: RenewalRef; state: StateOf<RenewalRef>; problem: Problem | null };

/** The files of a renewal: one is on its way at a time, those that have arrived can be deleted. */
export function RenewalFiles({ renewal, state, problem }: RenewalFilesProps) {
  const file = useSelector(renewal, ({ context }) => context.file);
  const percent = useSelector(renewal, ({ context }) => context.percent);
  const attachments = useSelector(renewal, ({ context }) => context.attachments);
  const isBegun = useSelector(renewal, ({ context }) => context.isBegun);
  return (
    <>
      <FileDrop
        label="Upload Documents"
        hint={acceptHint}
        isOptional
        accept={accept}
        maxSize={largestChosen}
        allowsMultiple={false}
        most={mostFiles}
        others={attachments.length}
        isDisabled={state !== 'editing'}
        files={[]}
        onChoose={([chosen]) => chosen && renewal.send({ type: 'file.choose', file: chosen })}
        onCancel={() => renewal.send({ type: 'upload.cancel' })}
        onRetry={() => renewal.send({ type: 'upload.retry' })}
        onRemove={() => renewal.send({ type: 'upload.cancel' })}
      />
      {state === 'uploading' && file ? (
        <div className={css.uploading}>
          <ProgressCircle label={`Sending ${file.name}`} percent={percent} />
          <span className={css.fileName}>{file.name}</span>
          <Button look="ghost" onPress={() => renewal.send({ type: 'upload.cancel' })}>
            Cancel upload
          </Button>
        </div>
      ) : null}
      {state === 'cut' && file ? (
        <>
          <Notice tone="bad">
            {file.name}: {problem?.fields.file?.[0] ?? (problem ? problemText(problem) : 'It was not uploaded.')}
          </Notice>
          <div className={css.chosen}>
            <Button onPress={() => renewal.send({ type: 'upload.retry' })}>Try again</Button>
            <Button look="ghost" onPress={() => renewal.send({ type: 'upload.cancel' })}>
              Go on without it
            </Button>
          </div>
        </>
      ) : null}
      {attachments.length > 0 ? (
        <RowList label="Uploaded documents">
          {attachments.map(({ id, name }) => (
            <ListRow key={id} media={<Icon name="document" size={20} />} title={name} note="Sent">
              <Button
                look="ghost"
                aria-label={`Delete ${name}`}
                isDisabled={state !== 'editing' || isBegun}
                onPress={() => renewal.send({ type: 'attachment.delete', id })}
              >
                Delete
              </Button>
            </ListRow>
          ))}
        </RowList>
      ) : null}
    </>
  );
}
