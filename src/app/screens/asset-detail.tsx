import { AssetDetailPage } from '../../views/assets/detail/asset-detail.page.tsx';
import { DocumentDialogContext } from '../../views/assets/documents/document-dialog.ts';
import type { ScreenProps } from '../screen.ts';
import { lazyPart, overPage } from '../shell/lazy-part.tsx';
import { IssueHandlingProvider } from './issue-handling.tsx';

/** The flow of its dialog loads when somebody is about to add a document. */
const DocumentDialog = overPage(lazyPart(async () => (await import('./document-dialog.tsx')).DocumentDialogScreen));

export function AssetDetailScreen({ search }: ScreenProps) {
  return (
    <DocumentDialogContext value={DocumentDialog}>
      <IssueHandlingProvider>
        <AssetDetailPage search={search} />
      </IssueHandlingProvider>
    </DocumentDialogContext>
  );
}
