import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { timeoffKindLabels } from '../../../openapi/generated/lists/timeoff.policies.ts';
import { warningsOf } from '../../../rules/timeoff/warnings.ts';
import { timeoffPaths } from '../../paths/timeoff.ts';
import { getTimeoffPolicy, listTimeoffPolicyVersions } from '../../services/operations/timeoff.policies.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import type { WithAssignment } from '../shared/people/assignment-part.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { showDate } from '../ui/content/date.ts';
import { Facts } from '../ui/content/description-list.tsx';
import { CardSkeleton } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { LawWarnings } from './law-warnings.tsx';
import { PolicyEmployees } from './policy-employees.tsx';
import { PolicyForm } from './policy-form.tsx';
import { factsOf, paidText, summaryOf } from './terms-texts.ts';
import { useRestoring } from './use-restoring.ts';

type Policy = components['schemas']['TimeoffPolicy'];

type PolicyPageProps = WithAssignment & { params: Readonly<Record<string, string>> };

/** One policy: what it grants, who has it, and how it was before. */
export function PolicyPage({ params: { id = '' }, Assignment }: PolicyPageProps) {
  const { id: businessId } = useBusiness();
  const found = useMainQuery(queryOf(getTimeoffPolicy, { businessId, id }));
  return (
    <Page>
      <Breadcrumb
        parents={[{ label: 'Time-off policies', href: timeoffPaths.policies() }]}
        here={found.data?.name ?? 'Time-off policy'}
      />
      {found.data ? null : <PageHeader title="Time-off policy" />}
      <QueryView
        query={found}
        subject="The policy"
        waiting={
          <CardSkeleton>
            <SkeletonText lines={6} />
          </CardSkeleton>
        }
      >
        {(policy) => <Details policy={policy} Assignment={Assignment} />}
      </QueryView>
    </Page>
  );
}

function Details({ policy, Assignment }: WithAssignment & { policy: Policy }) {
  const { may, timeZone } = useBusiness();
  const [isAssigning, setAssigning] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { kind, name, terms, until_then: untilThen, holds_from: from, is_archived: isArchived } = policy;
  const now = untilThen ?? terms;
  const restore = useRestoring();
  return (
    <>
      <PageHeader
        title={name}
        action={
          may('manage_time_off') && isArchived ? (
            <Button onPress={() => restore.send(policy.id)} isBusy={restore.isPending}>
              Use it again
            </Button>
          ) : may('manage_time_off') ? (
            <>
              <Button onPress={() => setEditing(true)} aria-haspopup="dialog">
                Edit
              </Button>
              <Button look="primary" onPress={() => setAssigning(true)} aria-haspopup="dialog">
                Assign to employees
              </Button>
            </>
          ) : null
        }
      >
        {[timeoffKindLabels[kind], summaryOf(now)].join(' · ')}
      </PageHeader>
      {isArchived ? <Notice tone="info">Archived: kept for what was taken by it.</Notice> : null}
      {untilThen === null ? null : (
        <Notice tone="info">
          From {showDate(from)}: {summaryOf(terms)}, {paidText(terms)}.
        </Notice>
      )}
      <LawWarnings warnings={warningsOf(kind, now, from)} />
      {isArchived ? null : <PolicyEmployees policy={policy} />}
      <Card title="What it says now">
        <Facts facts={factsOf(now)} />
      </Card>
      <Versions policy={policy} />
      <Suspense fallback={null}>
        {isAssigning ? <Assignment things={[policy]} timeZone={timeZone} onEnd={() => setAssigning(false)} /> : null}
      </Suspense>
      {isEditing ? <PolicyForm policy={policy} onClose={() => setEditing(false)} /> : null}
    </>
  );
}

/** The terms over time, where there was more than one. */
function Versions({ policy: { id } }: { policy: Policy }) {
  const { id: businessId } = useBusiness();
  const { data } = useQuery(queryOf(listTimeoffPolicyVersions, { businessId, id }));
  const versions = data?.results ?? [];
  if (versions.length < 2) return null;
  return (
    <Card title="Versions">
      <RowList label="Versions">
        {versions.map((version) => (
          <ListRow
            key={version.id}
            title={`${summaryOf(version.terms)} · ${paidText(version.terms)}`}
            note={
              version.holds_until === null
                ? `From ${showDate(version.holds_from)}`
                : `${showDate(version.holds_from)} to ${showDate(version.holds_until)}`
            }
          >
            {version.is_current ? <Badge tone="good">In force</Badge> : null}
          </ListRow>
        ))}
      </RowList>
    </Card>
  );
}
