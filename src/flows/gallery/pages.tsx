import { useEffect } from 'react';
import { Link, useRoute } from 'wouter';
import { EmptyState } from '../../views/ui/feedback/feedback.tsx';
import { groupName, item } from '../../views/ui/navigation/guide-frame.css.ts';
import { GuideFrame } from '../../views/ui/navigation/guide-frame.tsx';
import { entries, groups } from './entries.ts';
import * as css from './flow-page.css.ts';
import { FlowPage } from './flow-page.tsx';
import { FlowList } from './list/flow-list.tsx';
import { NamesProvider } from './names.tsx';

/** The gallery: shows every flow of the product, simulates it and watches it run. */
export function GalleryPages() {
  const [isFlow, params] = useRoute('/:flow/:tab?');
  const entry = entries.find(({ flow }) => flow.id === params?.flow);
  const title = entry?.flow.title ?? null;
  useEffect(() => {
    document.title = `${title === null ? '' : `${title} · `}Flows · Steward`;
    scrollTo(0, 0);
  }, [title]);
  return (
    <GuideFrame
      name="Flows"
      beside={{ name: 'Components', href: '/ui' }}
      contents={<Contents current={params?.flow ?? null} />}
    >
      {entry ? (
        <NamesProvider>
          <FlowPage key={entry.flow.id} entry={entry} tab={params?.tab ?? null} />
        </NamesProvider>
      ) : isFlow ? (
        <EmptyState
          icon="compass"
          title="There is no such flow"
          action={
            <Link href="/" className={css.link}>
              All flows
            </Link>
          }
        >
          It may have been given another name since.
        </EmptyState>
      ) : (
        <FlowList />
      )}
    </GuideFrame>
  );
}

function Contents({ current }: { current: string | null }) {
  return groups.map((group) => (
    <div key={group.id}>
      <h2 className={groupName}>{group.name}</h2>
      <ul>
        {group.entries.map(({ flow }) => (
          <li key={flow.id}>
            <Link
              href={`/${flow.id}`}
              className={item}
              {...(flow.id === current ? { 'aria-current': 'page' as const } : {})}
            >
              {flow.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
