import type { ReactNode } from 'react';
import { missingFacts, type Operator } from '../../domain/legal/operator.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Brand } from '../ui/foundations/brand.tsx';
import * as css from './legal-page.css.ts';

/** One section. Its id is part of its link, so it must not change with the title. */
export type LegalSection = { id: string; title: string; body: ReactNode };
/** Sections under a heading of their own; without one they stand by themselves. */
type LegalPart = { id: string; title: string | null; isNumbered?: boolean; sections: readonly LegalSection[] };

type LegalPageProps = {
  title: string;
  dated: ReactNode;
  lead: ReactNode;
  parts: readonly LegalPart[];
  operator: Operator;
  /** The other text. */
  other: { title: string; href: string };
};

/** A long text with links to its sections, for reading, searching and printing. */
export function LegalPage({ title, dated, lead, parts, operator, other }: LegalPageProps) {
  return (
    <div className={css.screen}>
      <header className={css.top}>
        <a href={accountsPaths.login()} className={css.home} aria-label="Steward, to the sign-in page">
          <Brand />
        </a>
        <Link href={other.href}>{other.title}</Link>
      </header>
      <div className={css.columns}>
        <nav className={css.contents} aria-label="On this page">
          <p className={css.contentsTitle}>On this page</p>
          <Contents parts={parts} />
        </nav>
        <main className={css.text}>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.dated}>{dated}</p>
          <OperatorNotice operator={operator} />
          <div className={css.lead}>{lead}</div>
          {/* Where the list has no room beside the text, it opens when it is wanted. */}
          <details className={css.shortContents}>
            <summary className={css.summary}>On this page</summary>
            <Contents parts={parts} />
          </details>
          {parts.map((part) => (
            <Part key={part.id} part={part} />
          ))}
        </main>
      </div>
    </div>
  );
}

function OperatorNotice({ operator }: { operator: Operator }) {
  const missing = missingFacts(operator);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning">
      The company that runs this copy of Steward has not filled in {listed(missing)}. Until it has, this text is not
      complete; ask whoever gave you the address of this site.
    </Notice>
  );
}

const listed = (words: readonly string[]) =>
  words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function Contents({ parts }: { parts: readonly LegalPart[] }) {
  return (
    <>
      {parts.map(({ id, title, isNumbered = false, sections }) => (
        <div key={id}>
          {title ? <p className={css.contentsPart}>{title}</p> : null}
          <ol className={css.contentsList}>
            {sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={css.contentsLink}>
                  {isNumbered ? `${index + 1}. ${section.title}` : section.title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}

function Part({ part: { id, title, isNumbered = false, sections } }: { part: LegalPart }) {
  const Heading = title ? 'h3' : 'h2';
  return (
    <>
      {title ? (
        <h2 id={id} className={css.partTitle}>
          {title}
        </h2>
      ) : null}
      {sections.map((section, index) => (
        <section key={section.id} id={section.id} className={css.section} aria-labelledby={`${section.id}-title`}>
          <Heading id={`${section.id}-title`} className={css.sectionTitle}>
            {isNumbered ? `${index + 1}. ${section.title}` : section.title}{' '}
            <a href={`#${section.id}`} className={css.anchor} aria-label={`Link to ${section.title}`}>
              #
            </a>
          </Heading>
          {section.body}
        </section>
      ))}
    </>
  );
}
