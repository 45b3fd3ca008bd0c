import { accept, largestChosen } from '../../shared/files/file-rules.ts';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import type { OneFile } from './use-one-file.ts';

type OneFileFieldProps = {
  label: string;
  file: OneFile;
  isOptional?: boolean;
  isDisabled: boolean;
  /** What the server said of it. */
  errors: Record<string, string[]>;
};

/** The file of a form, with how far it is while the form is sent. */
export function OneFileField({ label, file: one, isOptional = false, isDisabled, errors }: OneFileFieldProps) {
  const { file, percent } = one;
  const about = file && { id: file.name, name: file.name, size: file.size };
  return (
    <FileDrop
      label={label}
      accept={accept}
      maxSize={largestChosen}
      allowsMultiple={false}
      isOptional={isOptional}
      isDisabled={isDisabled}
      errorMessage={errors.file?.[0] ?? errors.upload?.[0] ?? null}
      files={
        about === null
          ? []
          : [percent === null ? { ...about, state: 'chosen' } : { ...about, state: 'uploading', percent }]
      }
      onChoose={([chosen]) => one.choose(chosen ?? null)}
      onCancel={() => one.choose(null)}
      onRetry={() => {}}
      onRemove={() => one.choose(null)}
    />
  );
}
