import { useSelector } from '@xstate/react';
import { isVehicle } from '../../../domain/assets/asset-form.ts';
import type { AssetFormRef } from '../../../machines/assets/asset-form/machine.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Actions, Note } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import { AssetChanges } from './asset-changes.tsx';
import { ConditionFields, IdentityFields, PurchaseFields, TypeField } from './asset-fields.tsx';
import * as css from './asset-form.css.ts';
import { AssigneeFields } from './assignee-fields.tsx';
import { ImageField } from './image-field.tsx';
import type { AssetFormState } from './use-asset-form.ts';
import { VehicleFields } from './vehicle-fields.tsx';

type AssetFormProps = { form: AssetFormRef; state: AssetFormState; isNew: boolean };

/** The form of an asset. Which fields it has depends on whether the chosen type is that of vehicles. */
export function AssetForm({ form, state, isNew }: AssetFormProps) {
  const { fields, problem, isChanged } = state;
  const { waitsFor } = state.attachments;
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const isEarlier = useSelector(form, (snapshot) => snapshot.matches('foundEarlier'));
  return (
    <Form aria-label="Asset" errors={state.errors} onSubmit={state.submit}>
      {problem && hasGeneralProblem(problem) && !isEarlier ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
      {isEarlier ? (
        <Notice tone="warning">
          <p>
            Your earlier attempt went through, so this asset may already be in the list. Saving again adds another one.
          </p>
          <Actions>
            <Button onPress={() => form.send({ type: 'list.open' })}>Look in the list</Button>
          </Actions>
        </Notice>
      ) : null}
      {state.changes ? <AssetChanges changes={state.changes} onTake={state.takeTheirs} /> : null}
      <Section title="What it is">
        <TypeField state={state} isKindFixed={!isNew} />
        {isVehicle(fields) ? <VehicleFields state={state} /> : <IdentityFields state={state} />}
      </Section>
      <Section title="State and place">
        <ConditionFields state={state} />
      </Section>
      <Section title="Purchase">
        <PurchaseFields state={state} />
      </Section>
      {isNew ? (
        <>
          <Section title="Assignee">
            <AssigneeFields state={state} />
          </Section>
          <Section title="Image">
            <ImageField image={state.image} onChange={state.setImage} />
          </Section>
          <Section title="Attachments">
            <AttachmentsField attachments={state.attachments} errorMessage={state.errorOf('attachments')} />
          </Section>
        </>
      ) : null}
      <Actions>
        <Button
          type="submit"
          look="primary"
          isBusy={isBusy}
          isDisabled={waitsFor !== null || (!isNew && !isChanged && !isBusy)}
        >
          {isNew ? 'Add Asset' : 'Save changes'}
        </Button>
        {isChanged ? (
          <Button look="ghost" onPress={state.discard} isDisabled={isBusy}>
            {isNew ? 'Start over' : 'Discard changes'}
          </Button>
        ) : (
          <LinkButton href={assetsPaths.assetList()} look="ghost">
            Cancel
          </LinkButton>
        )}
        {isNew || isChanged ? null : <Note>Nothing has been changed.</Note>}
        {waitsFor ? <Note>{waitsFor}</Note> : null}
      </Actions>
    </Form>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={css.section} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}
