import { useQuery } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { assetsPaths } from '../../../paths/assets.ts';
import { getAsset } from '../../../services/operations/assets.register.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { GeneralProblem } from '../../shared/requests/request-form.tsx';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Actions, Note } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import * as css from '../form/asset-form.css.ts';
import { AssetField, assetTitle } from '../maintenance/asset-field.tsx';
import { IssueFieldset } from './issue-fields.tsx';
import { useIssueForm } from './use-issue-form.ts';

/** Reports an issue of any asset, or of the one that the address names. */
export function ReportIssuePage({ search }: { search: URLSearchParams }) {
  const { id: businessId } = useBusiness();
  const asset = search.get('asset') ?? '';
  const found = useQuery({ ...queryOf(getAsset, { businessId, id: asset }), enabled: asset !== '' });
  const form = useIssueForm(asset, ({ asset_name }) => {
    notify('good', `Issue of ${asset_name} reported`);
    navigate(assetsPaths.issues());
  });
  const title = form.assetTitle || (found.data ? assetTitle(found.data) : '');
  return (
    <Page>
      <PageHeader title="Report issue">What is wrong with an asset, for those who look after it.</PageHeader>
      <div className={css.column}>
        <Form aria-label="Issue" errors={form.request.errors} onSubmit={form.submit}>
          <section className={css.section}>
            <AssetField
              value={form.fields.asset}
              title={title}
              onChange={(id, name) => form.type({ asset: id, asset_title: name })}
              errorMessage={form.errorOf('asset')}
            />
            <IssueFieldset state={form} />
          </section>
          <GeneralProblem request={form.request} />
          <Actions>
            <Button
              type="submit"
              look="primary"
              isBusy={form.request.isPending}
              isDisabled={form.attachments.waitsFor !== null}
            >
              Save
            </Button>
            <LinkButton look="ghost" href={assetsPaths.issues()}>
              Cancel
            </LinkButton>
            {form.attachments.waitsFor ? <Note>{form.attachments.waitsFor}</Note> : null}
          </Actions>
        </Form>
      </div>
    </Page>
  );
}
