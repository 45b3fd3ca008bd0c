// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Logo, LogoPicker } from './logo-picker.tsx';

const image = new File(['picture'], 'logo.png', { type: 'image/png' });
const letter = new File(['words'], 'letter.txt', { type: 'text/plain' });
const changed = vi.fn<(logo: Logo) => void>();

function Picker({ from }: { from: Logo }) {
  const [logo, setLogo] = useState(from);
  const change = (next: Logo) => {
    changed(next);
    setLogo(next);
  };
  return <LogoPicker name="Palm Oil" value={logo} onChange={change} maxSize={1024 * 1024} />;
}

const person = userEvent.setup({ applyAccept: false });
const nothing: Logo = { file: null, colour: null };
const input = () => screen.getByLabelText<HTMLInputElement>('Logo');

beforeEach(() => {
  // jsdom has no addresses for files.
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => undefined;
  // Nor does it decode pictures: one is a picture here when it says so.
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    const content = await file.text();
    if (content === 'words') throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return { close: () => undefined };
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  changed.mockClear();
});

it('takes a file and clears the colour', async () => {
  render(<Picker from={{ file: null, colour: 'plum' }} />);
  await person.upload(input(), image);
  expect(changed).toHaveBeenLastCalledWith({ file: image, colour: null });
  expect(screen.getByText('logo.png')).toBeTruthy();
});

it('takes a colour and clears the file', async () => {
  render(<Picker from={{ file: image, colour: null }} />);
  await person.click(screen.getByRole('radio', { name: 'Amber' }));
  expect(changed).toHaveBeenLastCalledWith({ file: null, colour: 'amber' });
});

it('removes the file', async () => {
  render(<Picker from={{ file: image, colour: null }} />);
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  expect(changed).toHaveBeenLastCalledWith(nothing);
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose image' }));
});

it('refuses a file that is not an image, with a message', async () => {
  render(<Picker from={nothing} />);
  await person.upload(input(), letter);
  expect(changed).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('not an image');
});

it('refuses a file that is called an image and cannot be decoded', async () => {
  render(<Picker from={{ file: image, colour: null }} />);
  await person.upload(input(), new File(['words'], 'false.png', { type: 'image/png' }));
  const refusal = await screen.findByRole('alert');
  expect(refusal.textContent).toBe('false.png cannot be opened as a picture. Choose another picture.');
  expect(changed).not.toHaveBeenCalled();
});

it('takes the colour that is chosen while a file is decoded', async () => {
  let decoded = (_: { close: () => void }) => {};
  vi.stubGlobal('createImageBitmap', () => new Promise<{ close: () => void }>((resolve) => (decoded = resolve)));
  render(<Picker from={nothing} />);
  await person.upload(input(), image);
  await person.click(screen.getByRole('radio', { name: 'Amber' }));
  await act(async () => decoded({ close: () => undefined }));
  expect(changed).toHaveBeenCalledExactlyOnceWith({ file: null, colour: 'amber' });
});

it('refuses an image that is too large, and then accepts a smaller one', async () => {
  render(<Picker from={nothing} />);
  const large = new File([new Uint8Array(1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
  await person.upload(input(), large);
  expect(screen.getByRole('alert').textContent).toContain('larger than 1 MB');
  await person.upload(input(), image);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(changed).toHaveBeenCalledExactlyOnceWith({ file: image, colour: null });
});

it('offers five pairs of colours, each with the letters of the name', () => {
  render(<Picker from={nothing} />);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'Green',
    'Amber',
    'Blue',
    'Plum',
    'Red',
  ]);
  expect(screen.getAllByText('PO')).toHaveLength(6);
});
