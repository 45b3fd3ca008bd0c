import { useState } from 'react';
import { listAssetDocuments } from '../../../services/operations/assets.papers.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { isReminderAct, ReminderDialog } from '../reminders/reminder-menu.tsx';
import { DeleteDocument } from './delete-document.tsx';
import { type AssetDocument, fileOf, useDocumentDialog } from './document-dialog.ts';
import { DocumentPreview } from './document-preview.tsx';
import { DocumentRow, titleOf } from './document-row.tsx';
import { DocumentVersions } from './document-versions.tsx';

type PartProps = { assetId: string };

export const StatutoryDocuments = ({ assetId }: PartProps) => (
  <AssetDocuments
    assetId={assetId}
    kind="statutory"
    label="Statutory"
    empty="You have not added any statutory information"
  />
);

export const OtherDocuments = ({ assetId }: PartProps) => (
  <AssetDocuments assetId={assetId} kind="other" label="Other documents" empty="You have no documents" />
);

type AssetDocumentsProps = PartProps & { kind: AssetDocument['attachment_type']; label: string; empty: string };
/** What is done with a document of the list. */
type Act = { id: string; document: AssetDocument };

/** Documents of an asset, what expires first coming first. */
function AssetDocuments({ assetId, kind, label, empty }: AssetDocumentsProps) {
  const { id: businessId } = useBusiness();
  const DocumentDialog = useDocumentDialog();
  const [act, setAct] = useState<Act | null>(null);
  const documents = usePages(listAssetDocuments, { businessId, id: assetId, attachment_type: kind });
  const done = () => setAct(null);
  const shown = (id: string) => (act?.id === id ? act.document : null);
  const [renewed, previewed] = [shown('renew'), shown('preview')];
  return (
    <>
      <PagedRows
        label={label}
        subject="The documents"
        pages={documents}
        empty={{ title: empty, hint: 'Add one with Add New.' }}
      >
        {(document) => <DocumentRow key={document.id} document={document} onAct={(id) => setAct({ id, document })} />}
      </PagedRows>
      {renewed ? <DocumentDialog asset={{ id: assetId }} kind={kind} renews={renewed} onClose={done} /> : null}
      {act && isReminderAct(act.id) ? (
        <ReminderDialog
          act={act.id}
          due={{ asset: assetId, document: act.document.id }}
          type="document_renewal"
          reminder={act.document.reminder}
          text={titleOf(act.document)}
          onClose={done}
        />
      ) : null}
      <DocumentPreview
        file={previewed && fileOf(previewed)}
        title={previewed ? titleOf(previewed) : ''}
        onClose={done}
      />
      <DocumentVersions document={shown('versions')} onClose={done} />
      <DeleteDocument document={shown('delete')} onClose={done} />
    </>
  );
}
