import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { MyDocuments } from './my-documents.tsx';
import * as css from './my-files.css.ts';
import { MyRequests } from './my-requests.tsx';
import { SharedFiles } from './shared-files.tsx';

/** What a person was asked for, what is shared with them, and what stands in their own record. */
export function MyFilesPage() {
  return (
    <Page>
      <PageHeader title="My files">What your employer shares with you, asks you for, and keeps about you.</PageHeader>
      <div className={css.column}>
        <MyRequests />
        <SharedFiles />
        <MyDocuments />
      </div>
    </Page>
  );
}
