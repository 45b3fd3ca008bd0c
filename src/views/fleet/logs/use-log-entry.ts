import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { DailyCheckRef } from '../../../machines/fleet/daily-check/machine.ts';
import type { FuelEntryRef } from '../../../machines/fleet/fuel-entry/machine.ts';
import { randomKey } from '../../../services/shared/random-key.ts';
import { useDraft } from '../../shared/flow/use-draft.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { useRefusals } from '../../shared/requests/use-refusals.ts';

type Options<Fields> = {
  entry: FuelEntryRef | DailyCheckRef;
  /** Names the draft. */
  of: string;
  /** What the form begins with. */
  start: Fields;
  fields: readonly (keyof Fields & string)[];
};
type Kept = { key: string; files: string };

/** What is typed into an entry of a log: kept over a reload and a cut line until the server has it. */
export function useLogEntry<Fields extends Record<string, string>>({ entry, of, start, fields }: Options<Fields>) {
  const state = useSelector(entry, ({ value }) => value);
  const problem = useProblem(entry);
  const { errors, errorOf, mend } = useRefusals(problem);
  const { typed, type, replace } = useDraft<Fields & Kept>(of, [...fields, 'key', 'files']);
  const forget = useEffectEvent(() => replace({}));
  const resend = useEffectEvent(() => entry.send({ type: 'connection.returned' }));
  useEffect(() => {
    const { unsubscribe } = entry.subscribe(({ status, output }) => {
      if (status === 'done' && output?.end !== 'left') forget();
    });
    const again = () => resend();
    addEventListener('online', again);
    return () => {
      unsubscribe();
      removeEventListener('online', again);
    };
  }, [entry]);
  return {
    state,
    problem,
    errors,
    errorOf,
    fields: { ...start, ...fieldsIn(typed, fields) },
    files: filesIn(typed.files),
    type: (changed: Partial<Fields>) => {
      mend(...Object.keys(changed));
      type(changed as Partial<Fields & Kept>);
    },
    keepFiles: (files: readonly KeptFile[]) => {
      const text = files.length === 0 ? '' : JSON.stringify(files);
      if (text !== (typed.files ?? '')) type({ files: text } as Partial<Fields & Kept>);
    },
    /** One for the entry, however often it is sent. */
    keyOf: () => {
      const key: string = typed.key ?? randomKey();
      if (typed.key === undefined) type({ key } as Partial<Fields & Kept>);
      return key;
    },
  };
}

const fieldsIn = <Fields extends Record<string, string>>(typed: Partial<Fields>, fields: readonly (keyof Fields)[]) =>
  Object.fromEntries(
    fields.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]])),
  ) as Partial<Fields>;

/** An uploaded file, and what it belongs to. */
export type KeptFile = { id: string; name: string; size: number; about: string };

/** Validates the draft, because anyone can edit the storage. */
function filesIn(text: string | undefined): KeptFile[] {
  try {
    const found: unknown = JSON.parse(text || '[]');
    if (!Array.isArray(found)) return [];
    return found.filter(
      (each) => ['id', 'name', 'about'].every((name) => typeof each?.[name] === 'string') && each.size >= 0,
    );
  } catch {
    return [];
  }
}
