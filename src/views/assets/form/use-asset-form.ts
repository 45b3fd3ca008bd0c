import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import {
  type AssetField,
  type AssetFields,
  assetFields,
  mistakesOf,
  newAssetFields,
  typedOver,
  withDependents,
} from '../../../domain/assets/asset-form.ts';
import type { AssetFormRef, Known } from '../../../machines/assets/asset-form/machine.ts';
import { randomKey } from '../../../services/shared/random-key.ts';
import { useDraft } from '../../shared/flow/use-draft.ts';
import { useDraftFile } from '../../shared/flow/use-draft-file.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { useRefusals } from '../../shared/requests/use-refusals.ts';
import { useDraftAttachments } from '../attachments/use-draft-attachments.ts';

/**
 * `assignee_name` shows who was chosen, `key` makes sending the same new asset again harmless, `image` is where the chosen
 * image lies, `files` are at the server already, and `base` is the asset as it was when somebody began to change it.
 */
const draftFields = [...assetFields, 'assignee_name', 'key', 'image', 'files', 'base'] as const;
type DraftField = (typeof draftFields)[number];
type Typed = Partial<Record<DraftField, string>>;

type Options = {
  form: AssetFormRef;
  /** Names the draft: one for each person and asset. */
  draft: string;
  /** The asset to change; null for a new one. */
  asset: Known | null;
  /** What the form of a new asset begins with. */
  start?: AssetFields;
};

/** What is typed into the asset form, kept until the server has it, and the ways to change and send it. */
export function useAssetForm({ form, draft, asset, start = newAssetFields }: Options) {
  const { typed, type, replace } = useDraft<Record<DraftField, string>>(draft, draftFields);
  const [image, setImage] = useDraftFile(typed.image ?? '', (key) => type({ image: key }));
  const attachments = useDraftAttachments(typed.files, (files) => type({ files }));
  const changes = useSelector(form, ({ context }) => context.changes);
  const problem = useProblem(form);
  const { errors, errorOf, mend } = useRefusals(problem);
  const known = asset && (readBase(typed.base) ?? asset);
  const before = known?.fields ?? start;
  const fields = { ...before, ...fieldsIn(typed) };

  const forget = useEffectEvent(() => {
    setImage(null);
    attachments.reset();
    replace({});
  });
  const rebase = useEffectEvent((next: Known) => type({ base: JSON.stringify(next) }));
  const renewKey = useEffectEvent(() => type({ key: randomKey() }));
  useEffect(() => {
    const subscriptions = [
      form.on('asset.stored', () => forget()),
      form.on('asset.reread', ({ known: next }) => rebase(next)),
      form.on('key.spent', () => renewKey()),
    ];
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [form]);

  return {
    fields,
    /** As they are stored; null for a new asset. */
    stored: known?.fields ?? null,
    image,
    setImage,
    attachments,
    problem,
    changes,
    assigneeName: typed.assignee_name ?? '',
    isChanged: image !== null || attachments.isChanged || Object.keys(typedOver(before, fields)).length > 0,
    /** Of the asset that is changed; null for a new one. */
    id: useSelector(form, ({ context }) => (context.isNew ? null : context.id)),
    mend: (field: AssetField) => mend(field),
    errors,
    errorOf: (field: AssetField | 'attachments'): string | null => errorOf(field),
    type: (changed: Partial<AssetFields>, assigneeName?: string) => {
      const dependents = withDependents(changed);
      mend(...Object.keys(dependents));
      type({
        ...dependents,
        ...(assigneeName === undefined ? {} : { assignee_name: assigneeName }),
        ...(known ? { base: JSON.stringify(known) } : {}),
      });
    },
    submit: () => {
      const idempotencyKey = typed.key ?? randomKey();
      if (typed.key === undefined && Object.keys(mistakesOf(fields, known?.fields ?? null)).length === 0)
        type({ key: idempotencyKey });
      form.send({ type: 'asset.save', fields, image, attachments: attachments.ids, idempotencyKey, known });
    },
    discard: () => {
      setImage(null);
      attachments.reset();
      replace({});
    },
    takeTheirs: (field: AssetField) => {
      const { [field]: _, ...others } = typed;
      replace(others);
      form.send({ type: 'theirs.take', field });
    },
  };
}

export type AssetFormState = ReturnType<typeof useAssetForm>;

const fieldsIn = (typed: Typed): Partial<AssetFields> =>
  Object.fromEntries(assetFields.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]])));

/** Validates the entry, because anyone can edit the storage. */
function readBase(text: string | undefined): Known | null {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Known> | null;
    if (typeof found?.version !== 'number' || typeof found.fields !== 'object') return null;
    const { fields } = found;
    return assetFields.every((field) => typeof fields[field] === 'string') ? { version: found.version, fields } : null;
  } catch {
    return null;
  }
}
