import { useEffect, useEffectEvent } from 'react';
import { changesOf, type MaintenanceFields, maintenanceFields } from '../../../domain/assets/maintenance-form.ts';
import type { Maintenance, MaintenanceFormRef } from '../../../machines/assets/maintenance-form/machine.ts';
import { randomKey } from '../../../services/shared/random-key.ts';
import { useDraft } from '../../shared/flow/use-draft.ts';
import { useIdempotencyKey } from '../../shared/requests/use-idempotency-key.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { useRefusals } from '../../shared/requests/use-refusals.ts';
import { useDraftAttachments } from '../attachments/use-draft-attachments.ts';
import { useMaintenanceReminder } from './maintenance-reminder.tsx';

/** `asset_title` shows which asset was chosen, `files` are at the server already, `key` makes sending the same new entry again harmless. */
const draftFields = [...maintenanceFields, 'asset_title', 'files', 'key'] as const;
type DraftField = (typeof draftFields)[number];

type Options = {
  form: MaintenanceFormRef;
  /** Names the draft: one for each person and entry. */
  draft: string;
  start: MaintenanceFields;
  /** Null for a new one. */
  entry: Maintenance | null;
};

/** What is typed into the form of an entry, kept until the server has it, and the ways to change and send it. */
export function useMaintenanceForm({ form, draft, start, entry }: Options) {
  const { typed, type, replace } = useDraft<Record<DraftField, string>>(draft, draftFields);
  const problem = useProblem(form);
  const { errors, errorOf, mend } = useRefusals(problem);
  const fields = { ...start, ...fieldsIn(typed) };
  const attachments = useDraftAttachments(typed.files, (files) => type({ files }), entry?.attachments);
  const reminder = useMaintenanceReminder(entry);
  const { keyOf } = useIdempotencyKey();
  const wanted = reminder.wantedFor(fields);

  const forget = useEffectEvent(() => replace({}));
  const renewKey = useEffectEvent(() => type({ key: randomKey() }));
  useEffect(() => {
    const subscriptions = [form.on('entry.stored', () => forget()), form.on('key.spent', () => renewKey())];
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [form]);

  return {
    fields,
    entry,
    problem,
    assetTitle: typed.asset_title ?? '',
    isChanged:
      attachments.isChanged || Object.keys(changesOf(start, fields)).length > 0 || (entry !== null && wanted !== null),
    reminder: reminder.state,
    attachments,
    errors,
    errorOf,
    type: (next: Partial<MaintenanceFields>) => {
      mend(...Object.keys(next));
      type(next);
    },
    chooseAsset: (asset: string, title: string) => {
      mend('asset');
      type({ asset, asset_title: title });
    },
    submit: () => {
      const idempotencyKey = typed.key ?? randomKey();
      if (typed.key === undefined) type({ key: idempotencyKey });
      // Another entry, asset or choice is another reminder.
      const reminderKey = keyOf([idempotencyKey, fields.asset, wanted]);
      const files = attachments.isChanged ? attachments.ids : null;
      const save = {
        fields,
        idempotencyKey,
        known: start,
        seen: entry,
        reminder: wanted,
        reminderKey,
        attachments: files,
      };
      form.send({ type: 'maintenance.save', ...save });
    },
    discard: () => {
      replace({});
      reminder.reset();
      attachments.reset();
    },
  };
}

const fieldsIn = (typed: Partial<Record<DraftField, string>>): Partial<MaintenanceFields> =>
  Object.fromEntries(maintenanceFields.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]])));
