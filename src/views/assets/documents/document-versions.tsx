import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listDocumentVersions } from '../../../services/operations/assets.papers.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { type AssetDocument, fileOf, type StoredFile } from './document-dialog.ts';
import { DocumentPreview, isShowable } from './document-preview.tsx';
import { titleOf } from './document-row.tsx';
import { DocumentThumbnail } from './document-thumbnail.tsx';
import { useDownload } from './use-download.ts';

type VersionsProps = { document: AssetDocument | null; onClose: () => void };

/** A document with those that it renewed; null while none is shown. */
export function DocumentVersions({ document, onClose }: VersionsProps) {
  return document ? <Versions document={document} onClose={onClose} /> : null;
}

function Versions({ document, onClose }: { document: AssetDocument; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const versions = useQuery(queryOf(listDocumentVersions, { businessId, id: document.id, page_size: 100 }));
  const download = useDownload();
  const [previewed, setPreviewed] = useState<StoredFile | null>(null);
  return (
    <Dialog title={`Versions of ${titleOf(document)}`} isOpen onClose={onClose} width="form">
      <DialogBody>
        <QueryView query={versions} subject="The versions" waiting={<SkeletonList rows={2} />}>
          {({ results }) => (
            <RowList label="Versions">
              {results.map((each) => (
                <Version
                  key={each.id}
                  version={each}
                  onPreview={setPreviewed}
                  onDownload={(file) => download.send(file)}
                />
              ))}
            </RowList>
          )}
        </QueryView>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Close</Button>
      </DialogFoot>
      <DocumentPreview file={previewed} title={previewed?.fileInfo.name ?? ''} onClose={() => setPreviewed(null)} />
    </Dialog>
  );
}

type VersionProps = {
  version: AssetDocument;
  onPreview: (file: StoredFile) => void;
  onDownload: (file: StoredFile) => void;
};

function Version({ version, onPreview, onDownload }: VersionProps) {
  const file = fileOf(version);
  const { expiry_date: expires } = version;
  return (
    <ListRow
      media={<DocumentThumbnail file={file} />}
      title={file?.fileInfo.name ?? 'No file'}
      note={expires === null ? 'No expiry date' : `Until ${showDate(expires)}`}
    >
      {file && isShowable(file.fileInfo.type) ? (
        <Button onPress={() => onPreview(file)} aria-label={`Preview ${file.fileInfo.name}`}>
          Preview
        </Button>
      ) : null}
      {file ? (
        <Button onPress={() => onDownload(file)} aria-label={`Download ${file.fileInfo.name}`}>
          Download
        </Button>
      ) : null}
    </ListRow>
  );
}
