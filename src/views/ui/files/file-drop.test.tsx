// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';
import type { FileOnTheWay } from './file-row.tsx';

const person = userEvent.setup({ applyAccept: false });
const chosen = vi.fn<(files: File[]) => void>();
const acted = vi.fn<(act: string, id: string) => void>();
const licence = new File(['x'], 'licence.pdf', { type: 'application/pdf' });
const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
const letter = new File(['x'], 'letter.docx');
const words = new File(['words'], 'scan.PNG', { type: 'image/png' });
const large = new File([new Uint8Array(3 * 1024 * 1024 + 1)], 'large.png');

beforeEach(() => {
  // jsdom decodes nothing: what holds words is no picture here.
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if ((await file.text()) === 'words') throw new DOMException('', 'InvalidStateError');
    return { close: () => undefined };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  chosen.mockClear();
  acted.mockClear();
});

type DocumentsProps = { files?: FileOnTheWay[]; allowsMultiple?: boolean; most?: number; others?: number };
function Documents({ files = [], allowsMultiple = true, ...limits }: DocumentsProps) {
  return (
    <FileDrop
      label="Documents"
      files={files}
      accept={['.pdf', '.png', '.jpeg', '.tiff']}
      maxSize={3 * 1024 * 1024}
      allowsMultiple={allowsMultiple}
      {...limits}
      onChoose={chosen}
      onCancel={(id) => acted('cancel', id)}
      onRetry={(id) => acted('retry', id)}
      onRemove={(id) => acted('remove', id)}
    />
  );
}

/** Buttons have a place for news of their own. */
const said = () => screen.getAllByRole('status').at(-1)?.textContent;
const input = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

it('accepts valid files, and gives the reason for each refused one', async () => {
  const { container } = render(<Documents />);
  expect(screen.getByText('PDF, PNG, JPEG or TIFF, at most 3 MB each')).toBeTruthy();
  await person.upload(input(container), [licence, letter, photo, large]);
  await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith([licence, photo]));
  expect(screen.getByRole('alert').textContent).toBe(
    'letter.docx is not a PDF, PNG, JPEG or TIFF file.large.png is larger than 3 MB.',
  );
  await person.upload(input(container), [photo]);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
});

it('decodes pictures, and refuses at once what is only called one', async () => {
  const { container } = render(<Documents />);
  await person.upload(input(container), [licence, words, photo]);
  await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith([licence, photo]));
  expect(screen.getByRole('alert').textContent).toBe('scan.PNG cannot be opened as a picture.');
});

it('accepts dropped files', async () => {
  render(<Documents />);
  const zone = screen.getByRole('button', { name: 'Choose files' }).parentElement as HTMLElement;
  const item = {
    kind: 'file',
    type: licence.type,
    getAsFile: () => licence,
    webkitGetAsEntry: () => ({ isFile: true }),
  };
  const dataTransfer = { items: [item], files: [licence], types: ['Files'], effectAllowed: 'all', dropEffect: 'none' };
  fireEvent.dragEnter(zone, { dataTransfer });
  fireEvent.dragOver(zone, { dataTransfer });
  fireEvent.drop(zone, { dataTransfer });
  await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith([licence]));
});

it('accepts one file when it is not multiple', async () => {
  const { container } = render(<Documents allowsMultiple={false} />);
  fireEvent.change(input(container), { target: { files: [licence, photo] } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Only one file can be added.'));
  expect(chosen).not.toHaveBeenCalled();
});

it('says which files it leaves out beyond the most that are taken, and takes none when it is full', async () => {
  const there: FileOnTheWay[] = [{ id: 'a', name: 'first.pdf', size: 10, state: 'done' }];
  const { container, rerender } = render(<Documents files={there} most={3} others={1} />);
  await person.upload(input(container), [licence, letter, photo]);
  await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith([licence]));
  expect(screen.getByRole('alert').textContent).toBe(
    'letter.docx is not a PDF, PNG, JPEG or TIFF file.photo.jpg was left out: 3 files are the most.',
  );
  rerender(<Documents files={there} most={2} others={1} />);
  expect(screen.getByRole('button', { name: 'Choose files' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('2 files are the most. Remove one to add another.')).toBeTruthy();
});

it('shows the progress of a file in whole percent, and can cancel it', async () => {
  render(<Documents files={[{ id: 'a', name: 'licence.pdf', size: 1536, state: 'uploading', percent: 41.6 }]} />);
  expect(screen.getByText('1.5 kB · 42%')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Sending licence.pdf' }).getAttribute('aria-valuenow')).toBe('42');
  expect(said()).toBe('licence.pdf: 25 percent.');
  await person.click(screen.getByRole('button', { name: 'Cancel licence.pdf' }));
  expect(acted).toHaveBeenCalledExactlyOnceWith('cancel', 'a');
});

it('shows why a file failed, and offers a retry', async () => {
  render(
    <Documents
      files={[
        { id: 'a', name: 'licence.pdf', size: 10, state: 'failed', reason: 'The line was lost.' },
        { id: 'b', name: 'photo.jpg', size: 10, state: 'done' },
      ]}
    />,
  );
  expect(said()).toBe('1 of 2 sent. licence.pdf failed: The line was lost.');
  await person.click(screen.getByRole('button', { name: 'Retry licence.pdf' }));
  await person.click(screen.getByRole('button', { name: 'Remove photo.jpg' }));
  expect(acted.mock.calls).toEqual([
    ['retry', 'a'],
    ['remove', 'b'],
  ]);
});

it('keeps the focus when a file is removed', async () => {
  const { rerender } = render(<Documents files={[{ id: 'b', name: 'photo.jpg', size: 10, state: 'done' }]} />);
  await person.click(screen.getByRole('button', { name: 'Remove photo.jpg' }));
  rerender(<Documents />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }));
});
