import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { FileDrop } from './file-drop.tsx';
import type { FileOnTheWay } from './file-row.tsx';

const megabyte = 1024 * 1024;

type Some = { from?: FileOnTheWay[]; isDisabled?: boolean; errorMessage?: string };

function Documents({ from = [], ...rest }: Some) {
  const [files, setFiles] = useState(from);
  const remove = (id: string) => setFiles(files.filter((file) => file.id !== id));
  const begin = (id: string) =>
    setFiles(files.map((file) => (file.id === id ? { ...file, state: 'uploading', percent: 0 } : file)));
  return (
    <Column>
      <FileDrop
        {...rest}
        label="Upload documents"
        isOptional
        accept={['.pdf', '.png', '.jpeg', '.tiff']}
        maxSize={3 * megabyte}
        files={files}
        onChoose={(chosen) =>
          setFiles([
            ...files,
            ...chosen.map(({ name, size }, index) => ({
              id: `${files.length + index}-${name}`,
              name,
              size,
              state: 'done' as const,
            })),
          ])
        }
        onCancel={remove}
        onRetry={begin}
        onRemove={remove}
      />
    </Column>
  );
}

export const reference: Reference = {
  name: 'File drop',
  use: 'Files to be sent: dropped, pasted or chosen, each with how far it is and a way to stop, retry or remove it. For a logo, use LogoPicker.',
  components: ['FileDrop'],
  states: [
    { name: 'Empty', Show: () => <Documents /> },
    {
      name: 'On the way, failed and sent',
      Show: () => (
        <Documents
          from={[
            { id: 'a', name: 'insurance-2025.pdf', size: 1.4 * megabyte, state: 'uploading', percent: 63.7 },
            { id: 'b', name: 'road-worthiness.png', size: 812 * 1024, state: 'failed', reason: 'The line was lost.' },
            {
              id: 'c',
              name: 'proof of ownership of the white Hilux, both sides, scanned in Ikeja.pdf',
              size: 2.2 * megabyte,
              state: 'done',
            },
          ]}
        />
      ),
    },
    { name: 'Refused', Show: () => <Documents errorMessage="Attachment is required" /> },
    { name: 'Disabled', Show: () => <Documents isDisabled /> },
  ],
};
