import { useEffect, useEffectEvent } from 'react';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { useVehicleUploads } from '../use-vehicle-uploads.ts';
import type { KeptFile } from './use-log-entry.ts';

/** As many as the contract takes. */
const most = 10;
const rules = { accept: ['.png', '.jpeg', '.pdf'], maxSize: 25 * 1024 * 1024 };

type PicturesFieldProps = {
  label: string;
  /** What the files belong to. */
  about: string;
  /** Those that a draft kept. */
  kept: readonly KeptFile[];
  /** @param waitsFor why the form has to wait; null when every file has arrived */
  onChange: (files: readonly KeptFile[], waitsFor: string | null) => void;
  errorMessage?: string | null;
};

/** Pictures of an entry, which leave as soon as they are chosen. */
export function PicturesField({ label, about, kept, onChange, errorMessage = null }: PicturesFieldProps) {
  const { files, waitsFor, choose, retry, remove } = useVehicleUploads(
    kept.map(({ id, name, size }) => ({ id, name, size, state: 'done' })),
  );
  const arrived = files.flatMap(({ stored, name, size }) => (stored ? [{ id: stored.id, name, size, about }] : []));
  const report = useEffectEvent(() => onChange(arrived, waitsFor));
  const told = `${arrived.map(({ id }) => id).join()} ${waitsFor ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is reported follows the files.
  useEffect(() => report(), [told]);
  return (
    <FileDrop
      label={label}
      isOptional
      hint="PNG, JPEG or PDF. Make sure the file size is below 3MB."
      {...rules}
      most={most}
      errorMessage={errorMessage}
      files={files}
      onChoose={choose}
      onCancel={remove}
      onRetry={retry}
      onRemove={remove}
    />
  );
}
