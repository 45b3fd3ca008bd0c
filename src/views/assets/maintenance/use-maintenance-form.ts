import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  changesOf,
  type MaintenanceField,
  type MaintenanceFields,
  maintenanceFields,
} from '../../../domain/assets/maintenance-form.ts';
import type { MaintenanceFormRef } from '../../../machines/assets/maintenance-form/machine.ts';
import { randomKey } from '../../../services/shared/random-key.ts';
import { useDraft } from '../../shared/use-draft.ts';

/** `asset_title` shows which asset was chosen, `key` makes sending the same new entry again harmless. */
const draftFields = [...maintenanceFields, 'asset_title', 'key'] as const;
type DraftField = (typeof draftFields)[number];

type Options = {
  form: MaintenanceFormRef;
  /** Names the draft: one for each person and entry. */
  draft: string;
  start: MaintenanceFields;
};

/** What is typed into the form of an entry, kept until the server has it, and the ways to change and send it. */
export function useMaintenanceForm({ form, draft, start }: Options) {
  const { typed, type, replace } = useDraft<Record<DraftField, string>>(draft, draftFields);
  /** What was sent last: a message about a field goes when the field changes. */
  const [sent, setSent] = useState<MaintenanceFields | null>(null);
  const problem = useSelector(form, ({ context }) => context.problem);
  const fields = { ...start, ...fieldsIn(typed) };

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
    problem,
    assetTitle: typed.asset_title ?? '',
    isChanged: Object.keys(changesOf(start, fields)).length > 0,
    errorOf: (field: MaintenanceField): string | null =>
      sent?.[field] === fields[field] ? (problem?.fields[field]?.[0] ?? null) : null,
    type: (changed: Partial<MaintenanceFields>) => type(changed),
    chooseAsset: (asset: string, title: string) => type({ asset, asset_title: title }),
    submit: () => {
      const idempotencyKey = typed.key ?? randomKey();
      if (typed.key === undefined) type({ key: idempotencyKey });
      setSent(fields);
      form.send({ type: 'maintenance.save', fields, idempotencyKey, known: start });
    },
    discard: () => {
      replace({});
      setSent(null);
    },
  };
}

const fieldsIn = (typed: Partial<Record<DraftField, string>>): Partial<MaintenanceFields> =>
  Object.fromEntries(maintenanceFields.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]])));
