import { useEffect, useState } from 'react';
import { Link, useRoute, useSearchParams } from 'wouter';
import { Link as UiLink } from '../views/ui/actions/link.tsx';
import { Toasts } from '../views/ui/feedback/toast.tsx';
import { groupName, item } from '../views/ui/navigation/guide-frame.css.ts';
import { GuideFrame } from '../views/ui/navigation/guide-frame.tsx';
import { Code } from './code.tsx';
import * as css from './pages.css.ts';
import { PropList } from './prop-list.tsx';
import { groups, pages, type ReferencePage } from './references.ts';

/** Every component in every state: the reference of whoever writes the next screen. */
export function ReferencePages() {
  const [, params] = useRoute('/:slug');
  const page = pages.find(({ slug }) => slug === params?.slug);
  useEffect(() => {
    document.title = `${page ? `${page.name} · ` : ''}Components · Steward`;
    scrollTo(0, 0);
  }, [page]);
  return (
    <>
      <GuideFrame
        name="Components"
        beside={{ name: 'Flows', href: '/flows' }}
        contents={<Contents current={page?.slug ?? null} />}
      >
        {page ? <One key={page.slug} page={page} /> : <All />}
      </GuideFrame>
      <Toasts />
    </>
  );
}

function Contents({ current }: { current: string | null }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  return (
    <>
      <input
        type="search"
        className={css.search}
        placeholder="Find a component"
        aria-label="Find a component"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {groups.map((group) => {
        const found = group.pages.filter(({ name }) => name.toLowerCase().includes(wanted));
        return found.length > 0 ? (
          <div key={group.name}>
            <h2 className={groupName}>{group.name}</h2>
            <ul>
              {found.map(({ slug, name }) => (
                <li key={slug}>
                  <Link
                    href={`/${slug}`}
                    className={item}
                    {...(slug === current ? { 'aria-current': 'page' as const } : {})}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null;
      })}
    </>
  );
}

function All() {
  return (
    <>
      <h1 className={css.title}>Components</h1>
      <p className={css.use}>
        What every screen of Steward is made of. Take what is here before you make something new; each page says when to
        use a component, shows it in every state, and lists its props.
      </p>
      {groups.map((group) => (
        <section key={group.name} className={css.group}>
          <h2 className={css.groupTitle}>{group.name}</h2>
          <ul className={css.cards}>
            {group.pages.map(({ slug, name, use }) => (
              <li key={slug}>
                <Link href={`/${slug}`} className={css.card}>
                  <span className={css.cardName}>{name}</span>
                  <span className={css.cardUse}>{use}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** With `?state=…` one state stands alone, as on a screen: to be linked to, and to be measured. */
function One({ page }: { page: ReferencePage }) {
  const [search] = useSearchParams();
  const alone = page.states.filter(({ name }) => name === search.get('state'));
  const isAlone = alone.length > 0;
  return (
    <>
      <p className={css.back}>
        {isAlone ? <UiLink href={`/${page.slug}`}>All states</UiLink> : <UiLink href="/">All components</UiLink>}
      </p>
      <h1 className={css.title}>{page.name}</h1>
      <p className={css.use}>{page.use}</p>
      <div data-states>
        {(isAlone ? alone : page.states).map(({ name, Show, opener, shows }) => (
          <section key={name} className={css.state} aria-label={name} data-opener={opener} data-shows={shows}>
            <h2 className={css.stateName}>{name}</h2>
            <div className={css.stage}>
              <Show />
            </div>
            <Code slug={page.slug} state={name} />
          </section>
        ))}
      </div>
      {isAlone ? null : page.components.map((name) => <PropList key={name} component={name} />)}
    </>
  );
}
