import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import {
  type MaintenanceFields,
  maintenanceFieldsOf,
  newMaintenance,
} from '../../../domain/assets/maintenance-form.ts';
import type { Maintenance, MaintenanceFormRef } from '../../../machines/assets/maintenance-form/machine.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { getMaintenance } from '../../../services/operations/assets.maintenance.ts';
import { getAsset } from '../../../services/operations/assets.register.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Actions, Note } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import * as css from '../form/asset-form.css.ts';
import { AssetField, assetTitle } from './asset-field.tsx';
import { MaintenanceFieldset } from './maintenance-fields.tsx';
import { useMaintenanceForm } from './use-maintenance-form.ts';

type MaintenanceFormPageProps = { form: MaintenanceFormRef; search: URLSearchParams };

/** Records maintenance of any asset, or of the one that the address names. */
export function CreateMaintenancePage({ form, search }: MaintenanceFormPageProps) {
  const { id: businessId, timeZone } = useBusiness();
  const chosen = search.get('asset');
  const asset = useQuery({ ...queryOf(getAsset, { businessId, id: chosen ?? '' }), enabled: chosen !== null });
  const start = newMaintenance(todayIn(timeZone), {
    asset: chosen ?? '',
    plan: search.get('plan') ?? '',
    type: search.get('type') ?? '',
  });
  return (
    <Page>
      <PageHeader title="Add Maintenance">A service, a repair or an inspection that was done.</PageHeader>
      {chosen === null ? (
        <Editor form={form} of="new" start={start} title="" entry={null} />
      ) : (
        <QueryView query={asset} subject="The asset" waiting={<Bones />}>
          {(found) => (
            <Editor
              form={form}
              of={`new:${chosen}:${start.plan}`}
              start={start}
              title={assetTitle(found)}
              entry={null}
            />
          )}
        </QueryView>
      )}
    </Page>
  );
}

export function EditMaintenancePage({ form, search }: MaintenanceFormPageProps) {
  const { id: businessId } = useBusiness();
  const id = search.get('id') ?? '';
  const found = useMainQuery(queryOf(getMaintenance, { businessId, id }));
  return (
    <Page>
      <PageHeader
        title="Edit Maintenance"
        action={found.data ? <LinkButton href={assetsPaths.asset(found.data.asset)}>View asset</LinkButton> : null}
      >
        {found.data ? `${found.data.asset_number} · ${found.data.asset_name}` : null}
      </PageHeader>
      <QueryView query={found} subject="The entry" waiting={<Bones />}>
        {(entry) => <Editor form={form} of={id} start={maintenanceFieldsOf(entry)} title="" entry={entry} />}
      </QueryView>
    </Page>
  );
}

type EditorProps = {
  form: MaintenanceFormRef;
  /** Names the draft. */
  of: string;
  start: MaintenanceFields;
  /** Of the asset that is chosen from the start. */
  title: string;
  /** Null for a new one. */
  entry: Maintenance | null;
};

function Editor({ form, of, start, title, entry }: EditorProps) {
  const isNew = entry === null;
  const state = useMaintenanceForm({ form, draft: `maintenance:${of}`, start, entry });
  const step = useSelector(form, ({ value }) => value);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const isEarlier = step === 'foundEarlier';
  const { problem, isChanged, attachments } = state;
  const isWaiting = attachments.waitsFor !== null;
  return (
    <div className={css.column} data-flow="maintenanceForm" data-state={step}>
      <Form aria-label="Maintenance" errors={state.errors} onSubmit={state.submit}>
        {problem && hasGeneralProblem(problem) && !isEarlier ? (
          <Notice tone="bad">{problemText(problem)}</Notice>
        ) : null}
        {isEarlier ? (
          <Notice tone="warning">
            Your earlier attempt went through, so this entry may already be in the list. Saving again adds another one.
          </Notice>
        ) : null}
        <section className={css.section} aria-label="What was done">
          {isNew ? (
            <AssetField
              value={state.fields.asset}
              title={state.assetTitle || title}
              onChange={state.chooseAsset}
              errorMessage={state.errorOf('asset')}
            />
          ) : null}
          <MaintenanceFieldset state={state} />
        </section>
        <Actions>
          <Button
            type="submit"
            look="primary"
            isBusy={isBusy}
            isDisabled={isWaiting || (!isNew && !isChanged && !isBusy)}
          >
            {isNew ? 'Save' : 'Save changes'}
          </Button>
          {isChanged ? (
            <Button look="ghost" onPress={state.discard} isDisabled={isBusy}>
              {isNew ? 'Start over' : 'Discard changes'}
            </Button>
          ) : null}
          <Button look="ghost" isDisabled={isBusy} onPress={() => form.send({ type: 'form.leave' })}>
            {isEarlier ? 'Look in the list' : 'Cancel'}
          </Button>
          {isWaiting ? (
            <Note>{attachments.waitsFor}</Note>
          ) : isNew || isChanged ? null : (
            <Note>Nothing has been changed.</Note>
          )}
        </Actions>
      </Form>
    </div>
  );
}

function Bones() {
  return (
    <div className={css.column} aria-hidden="true">
      <div className={css.section}>
        <Skeleton width="30%" />
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    </div>
  );
}
