import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createCompanyFilesLimits } from '../../../../openapi/generated/limits/hr.files.ts';
import type { FileSharingRef } from '../../../machines/hr/file-sharing/machine.ts';
import { selectCurrent } from '../../../machines/hr/file-sharing/selectors.ts';
import type { ChosenFile } from '../../../machines/hr/file-sharing/setup.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { accept, largestChosen } from '../../shared/files/file-rules.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useIdempotencyKey } from '../../shared/requests/use-idempotency-key.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { Stack } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import type { FileOnTheWay } from '../../ui/files/file-row.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { AudienceFields, audienceOf, audienceProblem, nobodyYet } from './audience-fields.tsx';

/** Files with how far each is, and whom they are shared with. */
export function FileSharingForm({ sharing }: { sharing: FileSharingRef }) {
  const state = useSelector(sharing, ({ value }) => value);
  const files = useSelector(sharing, ({ context }) => context.files);
  const current = useSelector(sharing, selectCurrent);
  const percent = useSelector(sharing, ({ context }) => context.percent);
  const problem = useProblem(sharing);
  const [description, setDescription] = useState('');
  const [audience, setAudience] = useState(nobodyYet);
  const [isAsked, setAsked] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { keyOf } = useIdempotencyKey();
  const isSharing = state === 'sharing';
  const leave = () => sharing.send({ type: 'form.leave' });
  const share = () => {
    setRefused(audienceProblem(audience) !== null);
    if (audienceProblem(audience) !== null) return;
    const told = description.trim() === '' ? {} : { description };
    const wanted = { ...told, audience: audienceOf(audience), requires_acknowledgement: isAsked };
    const idempotencyKey = keyOf([wanted, files.map(({ upload }) => upload)]);
    sharing.send({ type: 'files.share', sharing: wanted, idempotencyKey });
  };
  return (
    <Dialog title="Add files" isOpen onClose={leave} isBusy={isSharing} width="form">
      <Form aria-label="Add files" onSubmit={share}>
        <DialogBody>
          <div data-flow="fileSharing" data-state={String(state)}>
            <Stack>
              <FileDrop
                label="Files"
                accept={accept}
                maxSize={largestChosen}
                isDisabled={isSharing}
                errorMessage={problem?.fields.files?.[0] ?? null}
                files={files.map((file) => stageOf(file, file === current ? percent : null))}
                onChoose={(chosen) => sharing.send({ type: 'files.choose', files: chosen })}
                onCancel={(id) => sharing.send({ type: 'file.remove', id })}
                onRetry={(id) => sharing.send({ type: 'file.retry', id })}
                onRemove={(id) => sharing.send({ type: 'file.remove', id })}
              />
              <AudienceFields
                label="Share with"
                value={audience}
                onChange={setAudience}
                allowsNobody
                errorMessage={(isRefused ? audienceProblem(audience) : null) ?? problem?.fields.audience?.[0] ?? null}
              />
              <CheckBox
                label="Ask them to acknowledge that they have read it"
                isSelected={isAsked}
                onChange={setAsked}
              />
              <TextArea
                label="What it is about"
                name="description"
                value={description}
                onChange={setDescription}
                {...createCompanyFilesLimits.description}
                isOptional
              />
              {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
            </Stack>
          </div>
        </DialogBody>
        <DialogFoot note={state === 'uploading' ? 'Wait until the files are uploaded.' : null}>
          <Button onPress={leave} isDisabled={isSharing}>
            Cancel
          </Button>
          <Button type="submit" look="primary" isBusy={isSharing} isDisabled={state === 'uploading'}>
            Add files
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

function stageOf({ id, file, upload, problem }: ChosenFile, percent: number | null): FileOnTheWay {
  const about = { id, name: file.name, size: file.size };
  if (upload !== null) return { ...about, state: 'done' };
  if (problem === null)
    return percent === null ? { ...about, state: 'chosen' } : { ...about, state: 'uploading', percent };
  return { ...about, state: 'failed', reason: problem.fields.file?.[0] ?? problem.detail ?? problemText(problem) };
}
