import { type ReactNode, useState } from 'react';
import { type CareFields, type CareKind, mistakesInCare } from '../../../domain/fleet/care-form.ts';
import { fieldOf } from '../../../domain/fleet/renewal-form.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { type SendOptions, useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { accept, acceptHint, largestChosen, mostFiles } from '../file-rules.ts';
import { useVehicleUploads } from '../use-vehicle-uploads.ts';

import { CareFieldset } from './care-fieldset.tsx';

export type MoreFields = {
  fields: CareFields;
  errorOf: (field: keyof CareFields) => string | null;
  onType: (next: Partial<CareFields>) => void;
};

type CareDialogProps = {
  kind: CareKind;
  title: string;
  submit: string;
  known: CareFields;
  otherType?: string | undefined;
  /** What else changes with what was typed. */
  derive?: (next: Partial<CareFields>, fields: CareFields) => Partial<CareFields>;
  /** Whether files are chosen here; those of what is there already have their own dialog. */
  hasFiles: boolean;
  /** What else is asked of it. */
  more?: (given: MoreFields) => ReactNode;
  send: (fields: CareFields, attachments: string[], options: SendOptions) => Promise<unknown>;
  /** When it has been stored. */
  said: string;
  onClose: () => void;
};

const nothingElse = () => ({});

/** Adds or corrects a paper, a service or a repair. Chosen files leave while the form is filled in. */
export function CareDialog(props: CareDialogProps) {
  const { kind, title, submit, known, otherType, derive = nothingElse, hasFiles, more, send, said, onClose } = props;
  const [fields, setFields] = useState(known);
  const [mistakes, setMistakes] = useState<Record<string, string[]>>({});
  const uploads = useVehicleUploads();
  const request = useRequest({
    send: (options, { sent, ids }: { sent: CareFields; ids: string[] }) => send(sent, ids, options),
    onDone: () => {
      notify('good', said, { for: 'fleet' });
      onClose();
    },
  });
  const refused = Object.entries(request.errors).map(([name, messages]) => [fieldOf[name] ?? name, messages]);
  const errors: Record<string, string[]> = { ...mistakes, ...Object.fromEntries(refused) };
  const given: MoreFields = {
    fields,
    errorOf: (field) => errors[field]?.[0] ?? null,
    onType: (next) => {
      const changed = { ...next, ...derive(next, fields) };
      setFields({ ...fields, ...changed });
      setMistakes(Object.fromEntries(Object.entries(mistakes).filter(([field]) => !(field in changed))));
    },
  };
  return (
    <FormDialog
      title={title}
      label={title}
      isOpen
      onClose={onClose}
      request={{ ...request, errors }}
      submit={submit}
      isDisabled={uploads.waitsFor !== null}
      note={uploads.waitsFor}
      onSubmit={() => {
        const found = mistakesInCare(fields, kind);
        setMistakes(found);
        if (Object.keys(found).length > 0) return;
        request.send({ sent: fields, ids: uploads.stored.map(({ id }) => id) });
      }}
    >
      <CareFieldset kind={kind} otherType={otherType} {...given} />
      {more?.(given)}
      {hasFiles ? (
        <FileDrop
          label="Upload Documents"
          hint={acceptHint}
          isOptional
          accept={accept}
          maxSize={largestChosen}
          most={mostFiles}
          errorMessage={errors.attachments?.[0] ?? null}
          files={uploads.files}
          onChoose={uploads.choose}
          onCancel={uploads.remove}
          onRetry={uploads.retry}
          onRemove={uploads.remove}
        />
      ) : null}
    </FormDialog>
  );
}
