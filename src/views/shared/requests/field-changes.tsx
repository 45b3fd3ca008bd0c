import type { FieldChange } from '../../../domain/shared/field-changes.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import * as css from './field-changes.css.ts';

type FieldChangesProps<Field extends string> = {
  /** What was changed, as in 'this asset'. */
  subject: string;
  changes: readonly FieldChange<Field>[];
  labels: Record<Field, string>;
  /** How a person reads a value that is not empty. */
  textOf: (field: Field, value: string) => string;
  onTake: (field: Field) => void;
};

/** What somebody else changed while the form was open, field by field, and theirs to take where the person changed the same. */
export function FieldChanges<Field extends string>(props: FieldChangesProps<Field>) {
  const { subject, changes, labels, textOf, onTake } = props;
  const hasConflicts = changes.some(({ mine }) => mine !== null);
  const quoted = (field: Field, value: string) => (value === '' ? 'empty' : `“${textOf(field, value)}”`);
  return (
    <Notice tone="warning">
      <p>
        Somebody else has changed {subject} in the meantime. What you typed is still here
        {hasConflicts ? ': save again to keep yours, or take theirs.' : '. Look at it, and save again.'}
      </p>
      <ul className={css.list} aria-label="What somebody else changed">
        {changes.map(({ field, before, theirs, mine }) => (
          <li key={field} className={css.row}>
            <span className={css.words}>
              <strong>{labels[field]}</strong>: {quoted(field, before)} → {quoted(field, theirs)}
              {mine === null ? null : `; yours is ${quoted(field, mine)}`}
            </span>
            {mine === null ? null : (
              <Button onPress={() => onTake(field)} aria-label={`Take theirs: ${labels[field]}`}>
                Take theirs
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
