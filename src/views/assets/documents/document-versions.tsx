import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentVersionsQuery } from '../../../services/assets/documents.ts';
import { useBusiness } from '../../shared/business.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import type { AssetDocument } from './document-dialog.ts';
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
  const versions = useQuery(documentVersionsQuery(businessId, document.id));
  const download = useDownload();
  const [previewed, setPreviewed] = useState<AssetDocument | null>(null);
  return (
    <Dialog title={`Versions of ${titleOf(document)}`} isOpen onClose={onClose} width="form">
      <DialogBody>
        <QueryView query={versions} subject="The versions" waiting={<SkeletonList rows={2} />}>
          {({ results }) => (
            <RowList label="Versions">
              {results.map((each) => (
                <ListRow
                  key={each.id}
                  media={<DocumentThumbnail document={each} />}
                  title={each.fileInfo.name}
                  note={each.expiry_date === null ? 'No expiry date' : `Until ${showDate(each.expiry_date)}`}
                >
                  {isShowable(each.fileInfo.type) ? (
                    <Button onPress={() => setPreviewed(each)} aria-label={`Preview ${each.fileInfo.name}`}>
                      Preview
                    </Button>
                  ) : null}
                  <Button onPress={() => download.send(each)} aria-label={`Download ${each.fileInfo.name}`}>
                    Download
                  </Button>
                </ListRow>
              ))}
            </RowList>
          )}
        </QueryView>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Close</Button>
      </DialogFoot>
      <DocumentPreview document={previewed} title={previewed?.fileInfo.name ?? ''} onClose={() => setPreviewed(null)} />
    </Dialog>
  );
}
