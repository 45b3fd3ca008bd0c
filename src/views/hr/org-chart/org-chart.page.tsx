import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import type { components } from '../../../../openapi/generated/contract.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { listReports } from '../../../services/operations/hr.teams.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import type { ReadAhead } from '../../shared/queries/read-ahead.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Note } from '../../ui/content/layout.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/foundations/icon.tsx';
import { chevronRight } from '../../ui/foundations/icons.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import * as css from './org-chart.css.ts';

type Report = components['schemas']['Report'];
/** Those below a manager, as far as they are there. */
type Below = { people: readonly Report[]; count: number; isPending: boolean; hasFailed: boolean };

const nameOf = ({ first_name, last_name }: Report) => `${first_name} ${last_name}`.trim();

/** How many of one manager's people are asked for at once. */
const reportsPageSize = 100;

/** A page of those who report to a manager; of those who report to nobody, without one. */
const reportsQuery = (businessId: string, manager: string | null, page: number) =>
  queryOf(listReports, { businessId, page, page_size: reportsPageSize, ...(manager === null ? {} : { manager }) });

export const readOrgChart: ReadAhead = (client, businessId) => client.prefetchQuery(reportsQuery(businessId, null, 1));

/** Who reports to whom, as a tree that opens level by level. */
export function OrgChartPage() {
  const { id: businessId } = useBusiness();
  const [pages, setPages] = useState(1);
  const top = useQuery(reportsQuery(businessId, null, 1));
  const others = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, at) => reportsQuery(businessId, null, at + 2)),
  });
  const people = [...(top.data?.results ?? []), ...others.flatMap(({ data }) => data?.results ?? [])];
  const left = (top.data?.count ?? 0) - people.length;
  return (
    <Page>
      <PageHeader title="Org chart">Who reports to whom. Managers are set in the record of an employee.</PageHeader>
      <Card title="People">
        <QueryView query={top} subject="The org chart" waiting={<SkeletonList rows={4} />}>
          {() =>
            people.length === 0 ? (
              <EmptyState
                icon="people"
                title="Nobody is here yet"
                action={<LinkButton href={hrPaths.addEmployee()}>Add employee</LinkButton>}
              />
            ) : (
              <People top={people} />
            )
          }
        </QueryView>
        {left > 0 ? (
          <div className={css.more}>
            <Button isBusy={others.some(({ isPending }) => isPending)} onPress={() => setPages(pages + 1)}>
              {`Show ${Math.min(left, reportsPageSize)} more`}
            </Button>
          </div>
        ) : null}
      </Card>
    </Page>
  );
}

function People({ top }: { top: readonly Report[] }) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const below = useBelow(expanded);
  return (
    <Tree
      aria-label="Org chart"
      className={css.tree}
      items={top}
      dependencies={[below]}
      expandedKeys={expanded}
      onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
    >
      {(person) => <Person person={person} below={below} />}
    </Tree>
  );
}

/** Asks for the people of those who are open. */
function useBelow(expanded: ReadonlySet<string>): ReadonlyMap<string, Below> {
  const { id: businessId } = useBusiness();
  const ids = [...expanded];
  return useQueries({
    queries: ids.map((id) => reportsQuery(businessId, id, 1)),
    combine: (found) =>
      new Map(
        found.map(({ data, isPending, isError }, at): [string, Below] => [
          ids[at] ?? '',
          { people: data?.results ?? [], count: data?.count ?? 0, isPending, hasFailed: isError },
        ]),
      ),
  });
}

/** What stands below a manager instead of people, or after them. */
function noteOf({ people, count, isPending, hasFailed }: Below): string | null {
  if (isPending) return 'Loading';
  if (hasFailed) return 'They could not be loaded. Close and open again.';
  return count > people.length
    ? `and ${(count - people.length).toLocaleString('en-NG')} more, in the list of employees`
    : null;
}

function Person({ person, below }: { person: Report; below: ReadonlyMap<string, Below> }) {
  const opened = below.get(person.id);
  const note = opened ? noteOf(opened) : null;
  const name = nameOf(person);
  return (
    <TreeItem
      id={person.id}
      textValue={name}
      hasChildItems={person.report_count > 0}
      href={hrPaths.employee(person.id)}
    >
      <TreeItemContent>
        {({ isExpanded, hasChildItems, level }) => (
          <span className={css.row} style={{ paddingInlineStart: `calc(${level - 1} * var(--indent))` }}>
            {hasChildItems ? (
              <AriaButton slot="chevron" className={css.chevron} data-expanded={isExpanded || undefined}>
                <Icon name={chevronRight} size={18} />
              </AriaButton>
            ) : (
              <span className={css.chevron} />
            )}
            <Avatar name={name} picture={person.photo} />
            <span className={css.words}>
              <span className={css.name}>{name}</span>
              <Note>{[person.job_title, person.department_name].filter(Boolean).join(' · ')}</Note>
            </span>
            {person.report_count > 0 ? <span className={css.count}>{countOf(person.report_count)}</span> : null}
          </span>
        )}
      </TreeItemContent>
      <Collection items={opened?.people ?? []} dependencies={[below]}>
        {(report) => <Person person={report} below={below} />}
      </Collection>
      {note === null ? null : (
        <TreeItem id={`${person.id}:note`} textValue={note}>
          <TreeItemContent>
            {({ level }) => (
              <span className={css.row} style={{ paddingInlineStart: `calc(${level - 1} * var(--indent))` }}>
                <span className={css.chevron} />
                <Note>{note}</Note>
              </span>
            )}
          </TreeItemContent>
        </TreeItem>
      )}
    </TreeItem>
  );
}

const countOf = (count: number) => (count === 1 ? '1 report' : `${count.toLocaleString('en-NG')} reports`);
