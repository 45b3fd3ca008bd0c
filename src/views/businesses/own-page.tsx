import type { ReactNode } from 'react';
import { usePerson } from '../shared/people/person.ts';
import { Button } from '../ui/actions/button.tsx';
import { Brand } from '../ui/foundations/brand.tsx';
import { PageHeader } from '../ui/navigation/page.tsx';
import * as css from './own-page.css.ts';

type OwnPageProps = { title: string; lead: ReactNode; children: ReactNode };

/** A screen without the frame, for a signed-in person who may have no business; it has a sign-out button. */
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
