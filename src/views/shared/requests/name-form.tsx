import { useState } from 'react';
import type { Options } from '../../../services/shared/client.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { useBusiness } from '../business/business.ts';
import { FormDialog } from './form-dialog.tsx';
import { useRequest } from './use-request.ts';
import { useSeen } from './use-seen.ts';

type Named = { id: string; name: string };
type InBusiness = { businessId: string; name: string };

type NameFormProps = {
  /** What is renamed; null to add one. */
  named: Named | null;
  title: string;
  /** Names the form to screen readers. */
  label: string;
  /** What has happened to it when it was renamed, as in 'renamed'. */
  renamed: string;
  /** Stands at the field when what was typed is empty; the button alone says it otherwise. */
  emptyMessage?: string;
  /** Of a name, as the contract says them. */
  limits: { maxLength: number };
  create: (input: InBusiness & { idempotencyKey: string }, options: Options) => Promise<Named>;
  rename: (input: InBusiness & { id: string; seen: Named | null }, options: Options) => Promise<Named>;
  isOpen: boolean;
  onClose: () => void;
};

/** A dialog that adds or renames something of which the business has a list of names. */
export function NameForm(props: NameFormProps) {
  const { title, label, renamed, emptyMessage, limits, create, rename, isOpen, onClose } = props;
  const { id: businessId } = useBusiness();
  const named = useSeen(props.named);
  /** Null until the person types. */
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? named?.name ?? '';
  const close = () => {
    request.clear();
    setTyped(null);
    onClose();
  };
  const request = useRequest({
    send: ({ signal, idempotencyKey }, input: { id: string | undefined; name: string }) =>
      input.id === undefined
        ? create({ businessId, idempotencyKey, name: input.name }, { signal })
        : rename({ businessId, id: input.id, name: input.name, seen: named }, { signal }),
    onDone: (saved, { id }) => {
      notify('good', `${saved.name} is ${id === undefined ? 'added' : renamed}`);
      close();
    },
  });
  return (
    <FormDialog
      title={title}
      label={label}
      isOpen={isOpen}
      onClose={close}
      request={request}
      submit="Save"
      isDisabled={name.trim() === ''}
      onSubmit={() => request.send({ id: named?.id, name: name.trim() })}
    >
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={setTyped}
        errorMessage={typed !== null && name.trim() === '' ? (emptyMessage ?? null) : null}
        maxLength={limits.maxLength}
      />
    </FormDialog>
  );
}
