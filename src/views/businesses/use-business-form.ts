import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import {
  changesOf,
  type Facts,
  type Field,
  factsOf,
  fieldNames,
  withoutConflicts,
} from '../../domain/businesses/settings.ts';
import type { BusinessDetail, BusinessEditRef } from '../../machines/businesses/business-edit/machine.ts';
import { useDraft } from '../shared/flow/use-draft.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { useRefusals } from '../shared/requests/use-refusals.ts';

type Editing = { business: BusinessDetail; editing: BusinessEditRef; onSaved: () => void };

/** The state of the business form: the loaded values with the typed ones over them, until they are saved or discarded. */
export function useBusinessForm({ business, editing, onSaved }: Editing) {
  const { typed, type, replace } = useDraft<Facts>(`business:${business.id}`, Object.keys(fieldNames) as Field[]);
  const conflicts = useSelector(editing, ({ context }) => context.conflicts);
  const problem = useProblem(editing);
  const { errors, errorOf, mend } = useRefusals(problem);
  const saved = useEffectEvent(() => {
    replace({});
    onSaved();
  });
  useEffect(() => {
    const { unsubscribe } = editing.on('business.saved', () => saved());
    return unsubscribe;
  }, [editing]);
  return {
    facts: { ...factsOf(business), ...typed },
    type: (changed: Partial<Facts>) => {
      mend(...Object.keys(changed));
      type(changed);
    },
    errors,
    errorOf,
    changes: changesOf(factsOf(business), typed),
    state: useSelector(editing, ({ value }) => value),
    isSaving: useSelector(editing, (snapshot) => snapshot.hasTag('busy')),
    problem,
    conflicts,
    submit: () => editing.send({ type: 'details.save', business, typed }),
    discard: () => {
      editing.send({ type: 'details.discard' });
      replace({});
    },
    takeTheirs: () => {
      replace(withoutConflicts(typed, conflicts ?? []));
      editing.send({ type: 'theirs.take' });
    },
  };
}
