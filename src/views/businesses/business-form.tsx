import { type Conflict, fieldNames } from '../../domain/businesses/settings.ts';
import type { BusinessDetail, BusinessEditRef } from '../../machines/businesses/business-edit/machine.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { Actions, BulletList, Note } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Form } from '../ui/fields/form.tsx';
import { AddressFields, IdentityFields, MoneyAndTimeFields } from './business-fields.tsx';
import { useBusinessForm } from './use-business-form.ts';

type BusinessFormProps = {
  business: BusinessDetail;
  editing: BusinessEditRef;
  onSaved: () => void;
};

/** The form for all details of a business except the logo. */
export function BusinessForm(props: BusinessFormProps) {
  const form = useBusinessForm(props);
  const { state, facts, type, changes, isSaving, problem, conflicts, submit, discard, takeTheirs, errorOf } = form;
  const isGeneral = problem !== null && Object.keys(problem.fields).length === 0;
  const fields = { facts, known: props.business, onChange: type, errorOf };
  return (
    <div data-flow="businessEdit" data-state={state}>
      <Form aria-label="Business details" errors={form.errors} onSubmit={submit}>
        {conflicts ? <Conflicts conflicts={conflicts} onTakeTheirs={takeTheirs} /> : null}
        <IdentityFields {...fields} />
        <AddressFields {...fields} />
        <MoneyAndTimeFields {...fields} />
        {isGeneral ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
        <Actions>
          <Button type="submit" look="primary" isBusy={isSaving} isDisabled={changes.length === 0 && !isSaving}>
            Save changes
          </Button>
          {changes.length > 0 ? (
            <Button look="ghost" onPress={discard} isDisabled={isSaving}>
              Discard
            </Button>
          ) : (
            <Note>Nothing has been changed.</Note>
          )}
        </Actions>
      </Form>
    </div>
  );
}

/** Shown when another person saved first, with the conflicting fields. */
function Conflicts({ conflicts, onTakeTheirs }: { conflicts: readonly Conflict[]; onTakeTheirs: () => void }) {
  if (conflicts.length === 0) {
    return (
      <Notice tone="warning">
        Somebody else has changed the business in the meantime. What you typed is still here: check it and save again.
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      <p>Somebody else has changed the same details in the meantime. Save again to keep yours, or take theirs.</p>
      <BulletList>
        {conflicts.map(({ field, theirs, mine }) => (
          <li key={field}>
            {fieldNames[field]}: theirs is “{theirs || 'empty'}”, yours is “{mine || 'empty'}”
          </li>
        ))}
      </BulletList>
      <Actions>
        <Button onPress={onTakeTheirs}>Take theirs</Button>
      </Actions>
    </Notice>
  );
}
