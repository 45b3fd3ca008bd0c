/** Papers between a business and its staff: files, documents, what is asked of each other, and one's own profile. */
import { hrPaths } from '../../paths/hr.ts';
import { inBusiness } from '../access.ts';
import { flowPage, page, pageWith } from '../page.tsx';
import type { Screen } from '../screen.ts';
import { lazyPart, overPage } from '../shell/lazy-part.tsx';

/** Adds company files and shares them. */
const FileSharing = overPage(lazyPart(async () => (await import('../screens/file-sharing.tsx')).FileSharingScreen));

export const documentScreens: readonly Screen[] = [
  {
    path: hrPaths.companyFiles(),
    title: 'Company files',
    access: inBusiness('manage_hr'),
    frame: 'always',
    menu: { module: 'People', group: 'Documents', label: 'Company files', order: 6 },
    page: pageWith(
      { FileSharing },
      async () => (await import('../../views/hr/files/company-files.page.tsx')).CompanyFilesPage,
    ),
    readAhead: async () => (await import('../../views/hr/files/company-files.page.tsx')).readCompanyFiles,
  },
  {
    path: hrPaths.documents(),
    title: 'Employee documents',
    access: inBusiness('edit_people'),
    frame: 'always',
    menu: { module: 'People', group: 'Documents', label: 'Employee documents', order: 5 },
    page: page(
      async () => (await import('../../views/hr/documents/employee-documents.page.tsx')).EmployeeDocumentsPage,
    ),
    readAhead: async () => (await import('../../views/hr/documents/employee-documents.page.tsx')).readEmployeeDocuments,
  },
  {
    path: hrPaths.documentRequests(),
    title: 'Document requests',
    access: inBusiness('edit_people'),
    frame: 'always',
    menu: { module: 'People', group: 'Documents', label: 'Document requests', order: 7 },
    page: page(
      async () => (await import('../../views/hr/document-requests/document-requests.page.tsx')).DocumentRequestsPage,
    ),
    readAhead: async () =>
      (await import('../../views/hr/document-requests/document-requests.page.tsx')).readDocumentRequests,
  },
  {
    path: hrPaths.documentRequest(),
    parent: hrPaths.documentRequests(),
    title: 'Document request',
    access: inBusiness('edit_people'),
    frame: 'always',
    page: page(
      async () => (await import('../../views/hr/document-requests/document-request.page.tsx')).DocumentRequestPage,
    ),
  },
  {
    path: hrPaths.profileChanges(),
    title: 'Profile changes',
    access: inBusiness('edit_people'),
    frame: 'always',
    menu: { module: 'People', group: 'Documents', label: 'Profile changes', order: 8 },
    page: page(
      async () => (await import('../../views/hr/profile-changes/profile-changes.page.tsx')).ProfileChangesPage,
    ),
    readAhead: async () => (await import('../../views/hr/profile-changes/profile-changes.page.tsx')).readProfileChanges,
  },
  {
    path: hrPaths.profileChange(),
    parent: hrPaths.profileChanges(),
    title: 'Profile change',
    access: inBusiness('edit_people'),
    frame: 'always',
    page: flowPage(
      'review',
      async () =>
        (await import('../../views/hr/profile-changes/profile-change-review.page.tsx')).ProfileChangeReviewPage,
      async () => (await import('../actors/hr.profile.ts')).profileChangeReviewFlow,
    ),
  },
  {
    path: hrPaths.myProfile(),
    title: 'My profile',
    access: inBusiness(),
    frame: 'always',
    page: page(async () => (await import('../../views/hr/profile-changes/my-profile.page.tsx')).MyProfilePage),
  },
  {
    path: hrPaths.changeMyProfile(),
    parent: hrPaths.myProfile(),
    title: 'Ask for a change',
    access: inBusiness(),
    frame: 'always',
    page: flowPage(
      'change',
      async () => (await import('../../views/hr/profile-changes/profile-change.page.tsx')).ProfileChangePage,
      async () => (await import('../actors/hr.profile.ts')).profileChangeFlow,
    ),
  },
  {
    path: hrPaths.myFiles(),
    title: 'My files',
    access: inBusiness(),
    frame: 'always',
    page: page(async () => (await import('../../views/hr/my-files/my-files.page.tsx')).MyFilesPage),
  },
];
