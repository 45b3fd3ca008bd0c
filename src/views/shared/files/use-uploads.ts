import { useEffect, useEffectEvent, useState } from 'react';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import {
  type FileUploadRef,
  type FileUploadSnapshot,
  fileUploadMachine,
  type Removal,
  type Sending,
  type StoredFile,
} from '../../../machines/shared/file-upload/machine.ts';
import { randomKey } from '../../../services/shared/random-key.ts';
import type { FileOnTheWay } from '../../ui/files/file-row.tsx';
import { problemText } from '../requests/problem-text.ts';

type Progress = { signal: AbortSignal; onProgress: (percent: number) => void };
type UploadsOptions<Stored> = {
  upload: (file: File, options: Progress) => Promise<Stored>;
  /** Deletes one that has arrived; without it, the form only lets go of it. */
  remove?: (stored: Stored, options: { signal: AbortSignal }) => Promise<void>;
  /** Those that were at the server before. */
  start?: readonly FileOnTheWay[];
  storedOf?: (id: string) => Stored | null;
};
type NameAndSize = { name: string; size: number };
/** A file of the form, with the flow that sends it. */
type Upload = NameAndSize & { id: string; flow: FileUploadRef; snapshot: FileUploadSnapshot };

const none: readonly never[] = [];

/** Files of a form, each sent by a flow of its own (`fileUpload`). */
export function useUploads<Stored extends StoredFile>(options: UploadsOptions<Stored>) {
  const { upload, remove = async () => {}, start = none, storedOf = () => null } = options;
  const machine = fileUploadMachine.provide({
    actors: {
      uploadFile: fromPromise<StoredFile, Sending>(({ input, signal, self }) => {
        const onProgress = (percent: number) => self._parent?.send({ type: 'upload.progressed', percent });
        return upload(input.file, { signal, onProgress });
      }),
      removeFile: fromPromise<void, Removal>(({ input, signal }) => remove(input.stored as Stored, { signal })),
    },
  });
  const begin = (id: string, { name, size }: NameAndSize, input: InputFrom<typeof fileUploadMachine>): Upload => {
    const flow = createActor(machine, { input }).start();
    flow.subscribe((snapshot) =>
      setUploads((all) => all.map((each) => (each.flow === flow ? { ...each, snapshot } : each)).filter(isOfForm)),
    );
    return { id, name, size, flow, snapshot: flow.getSnapshot() };
  };
  const known = (files: readonly FileOnTheWay[]) =>
    files.map((file) => begin(file.id, file, { file: null, stored: storedOf(file.id) ?? { id: file.id } }));
  const [uploads, setUploads] = useState(() => known(start));
  const stopWithForm = useEffectEvent(() => stop(uploads));
  useEffect(() => () => stopWithForm(), []);

  const send = (id: string, type: 'file.retry' | 'file.remove') =>
    uploads.find((each) => each.id === id)?.flow.send({ type });
  return {
    files: uploads.map((each) => ({ ...shownOf(each), stored: storedIn<Stored>(each) })),
    stored: uploads.flatMap((each) => storedIn<Stored>(each) ?? []),
    /** Why the form has to wait; null when every file has arrived. */
    waitsFor: waitsFor(uploads),
    choose: (chosen: readonly File[]) => {
      const added = chosen.map((file) => begin(randomKey(), file, { file, stored: null }));
      setUploads((all) => [...all, ...added]);
    },
    retry: (id: string) => send(id, 'file.retry'),
    /** Cancels one that is on its way, and takes any other off the form. */
    remove: (id: string) => send(id, 'file.remove'),
    reset: (to: readonly FileOnTheWay[] = start) => {
      stop(uploads);
      setUploads(known(to));
    },
  };
}

const isOfForm = ({ snapshot }: Upload) => snapshot.status !== 'done';

function stop(uploads: readonly Upload[]) {
  for (const { flow, snapshot } of uploads) if (snapshot.matches('uploading')) flow.stop();
}

const storedIn = <Stored extends StoredFile>({ snapshot }: Upload) =>
  snapshot.matches('arrived') ? (snapshot.context.stored as Stored) : null;

function shownOf({ id, name, size, snapshot: { value, context } }: Upload): FileOnTheWay {
  const { percent, problem } = context;
  const reason = problem && (problem.fields.file?.[0] ?? problemText(problem));
  const about = { id, name, size, flow: { name: 'fileUpload', state: value } };
  switch (value) {
    case 'cut':
    case 'refused':
      return { ...about, state: 'failed', reason: reason ?? '', isRefused: value === 'refused' };
    case 'arrived':
      return { ...about, state: 'done', reason };
    case 'removing':
      return { ...about, state: 'removing' };
    default:
      return { ...about, state: 'uploading', percent };
  }
}

function waitsFor(uploads: readonly Upload[]): string | null {
  const isAny = (state: FileUploadSnapshot['value']) => uploads.some(({ snapshot }) => snapshot.matches(state));
  if (isAny('refused')) return 'A file was refused. Remove it.';
  if (isAny('cut')) return 'A file was not uploaded. Retry it, or remove it.';
  if (isAny('uploading')) return 'You can save when the files are uploaded.';
  return isAny('removing') ? 'You can save when the file is deleted.' : null;
}
