import type { ReactNode } from 'react';
import { assetsPaths } from '../../paths/assets.ts';
import { Link } from '../ui/actions/link.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';

type SettingsPageProps = { title: string; lead: ReactNode; action: ReactNode; children: ReactNode };

/** The room of one of the register's settings, with the way back to all of them. */
export function SettingsPage({ title, lead, action, children }: SettingsPageProps) {
  return (
    <Page>
      <nav aria-label="Settings">
        <Link href={assetsPaths.settings()}>Back to Settings</Link>
      </nav>
      <PageHeader title={title} action={action}>
        {lead}
      </PageHeader>
      {children}
    </Page>
  );
}
