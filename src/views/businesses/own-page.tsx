import type { ReactNode } from 'react';
import { usePerson } from '../shared/person.ts';
import { Button } from '../ui/actions/button.tsx';
import { Brand } from '../ui/foundations/brand.tsx';
import { PageHeader } from '../ui/navigation/page.tsx';
import * as css from './own-page.css.ts';

type OwnPageProps = { title: string; lead: ReactNode; children: ReactNode };

/** A screen for somebody signed in who may have no business to stand in: without the frame, with the way out. */
export function OwnPage({ title, lead, children }: OwnPageProps) {
  const { signOut } = usePerson();
  return (
    <div className={css.screen}>
      <header className={css.top}>
        <Brand />
        <Button look="ghost" onPress={signOut}>
          Sign out
        </Button>
      </header>
      <main className={css.main}>
        <PageHeader title={title}>{lead}</PageHeader>
        {children}
      </main>
    </div>
  );
}
