// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../../../../tests/soon.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { pictureRules } from './attachment-rules.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { type Attachment, useAttachments } from './use-attachments.ts';

type Travel = {
  file: File;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
  arrive: (stored: Attachment) => void;
  fail: (error: unknown) => void;
};
const { uploadAttachment } = vi.hoisted(() => ({
  uploadAttachment: vi.fn<typeof import('../../../services/assets/documents.ts').uploadAttachment>(),
}));
vi.mock('../../../services/assets/documents.ts', () => ({ uploadAttachment }));

const person = userEvent.setup({ applyAccept: false });
const travels: Travel[] = [];
const attachment = (id: string, name = `${id}.jpg`): Attachment => ({
  id,
  fileInfo: { name, size: 2048, type: 'image/jpeg', has_thumbnail: true },
});
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
/** Done when the files are decoded and shown or refused. */
const choose = (...files: File[]) =>
  act(async () => {
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files } });
  });

function Field({ start = [] }: { start?: readonly Attachment[] }) {
  const attachments = useAttachments(start);
  return (
    <>
      <AttachmentsField attachments={attachments} rules={pictureRules} errorMessage={null} />
      <output>{JSON.stringify([attachments.ids, attachments.isChanged, attachments.waitsFor])}</output>
      <button type="button" onClick={() => attachments.reset()}>
        Reset
      </button>
    </>
  );
}
const show = (start: readonly Attachment[] = []) =>
  render(
    <InBusiness>
      <Field start={start} />
    </InBusiness>,
  );
const state = () =>
  JSON.parse(document.querySelector('output')?.textContent ?? '') as [string[], boolean, string | null];

beforeEach(() => {
  // jsdom decodes nothing: every file is what it is called.
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  uploadAttachment.mockImplementation(
    ({ file }, { signal, onProgress }) =>
      new Promise((arrive, fail) => {
        travels.push({ file, signal, onProgress, arrive, fail });
        signal.addEventListener('abort', () => fail(signal.reason));
      }),
  );
});
afterEach(() => {
  cleanup();
  travels.length = 0;
});

it('sends files as they are chosen, with their progress, and gives their ids in the order in which they were chosen', async () => {
  show();
  await choose(photo('belt.jpg'), photo('fan.jpg'));
  expect(state()[2]).toBe('You can save when the files are uploaded.');
  travels[0]?.onProgress(40);
  expect(await screen.findByText(/ · 40%$/)).toBeTruthy();
  travels[1]?.arrive(attachment('fan'));
  travels[0]?.arrive(attachment('belt'));
  await soon(() => expect(state()).toEqual([['belt', 'fan'], true, null]));
});

it('sends one again that did not arrive, and nothing else with it', async () => {
  show();
  await choose(photo('belt.jpg'));
  travels[0]?.fail(problem('network'));
  const retry = await screen.findByRole('button', { name: 'Retry belt.jpg' });
  expect(state()[2]).toBe('A file was not uploaded. Retry it, or remove it.');
  await person.click(retry);
  expect(travels.map(({ file }) => file.name)).toEqual(['belt.jpg', 'belt.jpg']);
  travels[1]?.arrive(attachment('belt'));
  await soon(() => expect(state()).toEqual([['belt'], true, null]));
});

it('says what the server refuses of a file, and holds the form until it is removed', async () => {
  show();
  await choose(photo('belt.jpg'));
  travels[0]?.fail(problem('invalid', { fields: { file: ['This is not a picture.'] } }));
  expect(await screen.findByText(/^This is not a picture\.$/)).toBeTruthy();
  expect(state()[2]).toBe('A file was refused. Remove it.');
  expect(screen.queryByRole('button', { name: 'Retry belt.jpg' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Remove belt.jpg' }));
  expect(state()).toEqual([[], false, null]);
});

it('stops one on its way when it is cancelled, when all are taken back, and when the form goes', async () => {
  const { unmount } = show([attachment('old')]);
  await choose(photo('a.jpg'));
  await person.click(screen.getByRole('button', { name: 'Cancel a.jpg' }));
  await choose(photo('b.jpg'));
  await person.click(screen.getByRole('button', { name: 'Reset' }));
  expect(state()).toEqual([['old'], false, null]);
  await choose(photo('c.jpg'));
  unmount();
  expect(travels.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
});

it('keeps those that were there, and says which are left out beyond 20', async () => {
  show(Array.from({ length: 19 }, (_, at) => attachment(`old-${at}`)));
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  expect(travels.map(({ file }) => file.name)).toEqual(['a.jpg']);
  expect(screen.getByText('b.jpg was left out: 20 files are the most.')).toBeTruthy();
  expect(screen.getByText('c.jpg was left out: 20 files are the most.')).toBeTruthy();
  expect(screen.getByText('20 files are the most. Remove one to add another.')).toBeTruthy();
});

it('takes only pictures where pictures are asked for', async () => {
  show();
  await choose(new File(['x'], 'policy.pdf'), new File(['x'], 'scan.tiff'));
  expect(travels).toEqual([]);
  expect(screen.getByText('policy.pdf is not a PNG or JPEG file.')).toBeTruthy();
  expect(screen.getByText('scan.tiff is not a PNG or JPEG file.')).toBeTruthy();
});
