import { IssueListPage } from '../../views/assets/issues/issue-list.page.tsx';
import { IssueHandlingProvider } from './issue-handling.tsx';

export const IssueListScreen = () => (
  <IssueHandlingProvider>
    <IssueListPage />
  </IssueHandlingProvider>
);
