import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { copyOf, fieldsOf, newAssetFields } from '../../../domain/assets/asset-form.ts';
import type { AssetFormRef } from '../../../machines/assets/asset-form/machine.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { getAsset } from '../../../services/operations/assets.register.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { AssetAdded } from './asset-added.tsx';
import * as css from './asset-form.css.ts';
import { AssetForm } from './asset-form.tsx';
import { ImageStep } from './image-step.tsx';
import { useAssetForm } from './use-asset-form.ts';

type AssetFormPageProps = { form: AssetFormRef; search: URLSearchParams };

const draftName = (of: string) => `asset:${of}`;

/** Adds an asset or a vehicle, perhaps as a copy of another one. */
export function CreateAssetPage({ form, search }: AssetFormPageProps) {
  const { id: businessId } = useBusiness();
  const copied = search.get('copy');
  const original = useQuery({ ...queryOf(getAsset, { businessId, id: copied ?? '' }), enabled: copied !== null });
  return (
    <Page>
      <PageHeader title="Create Asset">It gets the next ID of its type.</PageHeader>
      {copied === null ? (
        <Creation form={form} draft="new" start={newAssetFields} />
      ) : (
        <QueryView query={original} subject="The asset to copy" waiting={<Bones />}>
          {(asset) => <Creation form={form} draft={`copy:${asset.id}`} start={copyOf(asset)} />}
        </QueryView>
      )}
    </Page>
  );
}

function Creation({ form, draft, start }: { form: AssetFormRef; draft: string; start: typeof newAssetFields }) {
  const state = useAssetForm({ form, draft: draftName(draft), asset: null, start });
  const step = useSelector(form, ({ value }) => value);
  return (
    <div className={css.column} data-flow="assetForm" data-state={step}>
      <AssetForm form={form} state={state} isNew />
      {step === 'created' ? <AssetAdded form={form} /> : null}
      {step === 'imageFailed' || step === 'uploadingImage' ? <ImageStep form={form} /> : null}
    </div>
  );
}

export function EditAssetPage({ form, search }: AssetFormPageProps) {
  const { id: businessId } = useBusiness();
  const id = search.get('id') ?? '';
  const found = useMainQuery(queryOf(getAsset, { businessId, id }));
  return (
    <Page>
      <PageHeader title="Edit Asset" action={<LinkButton href={assetsPaths.asset(id)}>View asset</LinkButton>}>
        {found.data ? `${found.data.number} · ${found.data.name}` : null}
      </PageHeader>
      <QueryView query={found} subject="The asset" waiting={<Bones />}>
        {(asset) => <Edit form={form} asset={asset} />}
      </QueryView>
    </Page>
  );
}

type EditProps = { form: AssetFormRef; asset: Parameters<typeof fieldsOf>[0] };

function Edit({ form, asset }: EditProps) {
  const known = { version: asset.version, fields: fieldsOf(asset) };
  const state = useAssetForm({ form, draft: draftName(asset.id), asset: known });
  const step = useSelector(form, ({ value }) => value);
  return (
    <div className={css.column} data-flow="assetForm" data-state={step}>
      <AssetForm form={form} state={state} isNew={false} />
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
