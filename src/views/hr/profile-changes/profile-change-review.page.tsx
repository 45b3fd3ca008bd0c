import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { profileChangeStateLabels, profileFieldLabels } from '../../../../openapi/generated/lists/hr.profile.ts';
import { hrPaths } from '../../../paths/hr.ts';
import {
  approveProfileUpdateRequest,
  profileChangeKeys,
  profileChangeQuery,
} from '../../../services/hr/profile-changes.ts';
import { useBusiness } from '../../shared/business.ts';
import { nameOf } from '../../shared/people.ts';
import { problemText } from '../../shared/problem-text.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { useRequest } from '../../shared/use-request.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { Actions, CardSkeleton, Note } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import * as page from '../form/employee-form.css.ts';
import * as css from './change-fields.css.ts';
import { ChangeField, type FieldChange } from './change-fields.tsx';
import { changeTones } from './tones.ts';

type ProfileChange = components['schemas']['ProfileChange'];
type Verdict = { is: 'approve' | 'refuse'; note: string };
type Verdicts = Partial<Record<FieldChange['field'], Verdict>>;

/** One request, field by field, old and new, with what HR decides of each. */
export function ProfileChangeReviewPage({ params }: { params: Readonly<Record<string, string>> }) {
  const { id: businessId } = useBusiness();
  const found = useQuery(profileChangeQuery(businessId, params.id ?? ''));
  const name = found.data ? nameOf(found.data.employee) : 'Profile change';
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Profile changes', href: hrPaths.profileChanges() }]} here={name} />
      {found.data ? null : <PageHeader title="Profile change" />}
      <QueryView
        query={found}
        subject="The request"
        waiting={
          <CardSkeleton>
            <SkeletonText lines={4} />
          </CardSkeleton>
        }
      >
        {(change) => <Request key={change.id} change={change} name={name} />}
      </QueryView>
    </Page>
  );
}

const decisionOf = ({ id, fields }: ProfileChange, verdicts: Verdicts) => {
  const decided = fields.flatMap(({ field }) => {
    const verdict = verdicts[field];
    return verdict === undefined ? [] : [{ field, ...verdict }];
  });
  return {
    request: id,
    approved: decided.filter(({ is }) => is === 'approve').map(({ field }) => field),
    refused: decided.filter(({ is }) => is === 'refuse').map(({ field, note }) => ({ field, note: note.trim() })),
    outdated: fields.filter(({ is_outdated }) => is_outdated).map(({ field }) => field),
  };
};

function Request({ change, name }: { change: ProfileChange; name: string }) {
  const { id: businessId, timeZone } = useBusiness();
  const [verdicts, setVerdicts] = useState<Verdicts>({});
  const { employee, reason, state, created_at, fields } = change;
  const open = fields.filter((field) => field.state === 'open' && !field.is_masked);
  const decision = decisionOf(change, verdicts);
  const isMissingNote = decision.refused.some(({ note }) => note === '');
  const request = useRequest({
    send: (options, body: typeof decision) =>
      approveProfileUpdateRequest({ businessId, id: employee.id, ...body }, options),
    refetch: [
      ...profileChangeKeys(businessId),
      ['getEmployee', businessId, employee.id],
      ['listEmployees', businessId],
    ],
    onDone: () => {
      setVerdicts({});
      notify('good', 'Decision sent');
    },
    onFailed: (problem) => {
      if (problem.code === 'changed') setVerdicts({});
    },
  });
  const messages = Object.values(request.errors).flat();
  return (
    <>
      <PageHeader
        title={name}
        action={
          <>
            <Status tone={changeTones[state]}>{profileChangeStateLabels[state]}</Status>
            <LinkButton href={hrPaths.employee(employee.id)}>Open the record</LinkButton>
          </>
        }
      >
        {[employee.employee_id, employee.job_title, employee.department_name].filter(Boolean).join(' · ')}
      </PageHeader>
      <div className={page.column}>
        {request.problem ? (
          <Notice tone="bad">{messages.length > 0 ? messages.join(' ') : problemText(request.problem)}</Notice>
        ) : null}
        <Card title="Asked for" note={formatDate(created_at, timeZone)}>
          <p className={css.reason}>{reason}</p>
          {fields.map((field) => (
            <ChangeField key={field.field} change={field}>
              {field.state !== 'open' ? null : field.is_masked ? (
                <Note>Somebody who may see pay decides this.</Note>
              ) : (
                <VerdictField
                  change={field}
                  verdict={verdicts[field.field]}
                  onChange={(verdict) => setVerdicts((known) => ({ ...known, [field.field]: verdict }))}
                />
              )}
            </ChangeField>
          ))}
        </Card>
        {open.length === 0 ? null : (
          <Actions>
            <Button
              look="primary"
              isBusy={request.isPending}
              isDisabled={decision.approved.length + decision.refused.length === 0 || isMissingNote}
              onPress={() => request.send(decision)}
            >
              Send the decision
            </Button>
            <Button
              onPress={() =>
                setVerdicts(Object.fromEntries(open.map(({ field }) => [field, { is: 'approve', note: '' }])))
              }
              isDisabled={request.isPending}
            >
              Approve all
            </Button>
            {isMissingNote ? <Note>Say why you refuse it.</Note> : null}
          </Actions>
        )}
      </div>
    </>
  );
}

type VerdictFieldProps = {
  change: FieldChange;
  verdict: Verdict | undefined;
  onChange: (verdict: Verdict) => void;
};
const choices = [
  { value: 'approve', label: 'Approve' },
  { value: 'refuse', label: 'Refuse' },
] as const;

function VerdictField({ change: { field }, verdict, onChange }: VerdictFieldProps) {
  const label = profileFieldLabels[field];
  return (
    <>
      <RadioGroup
        label={`Decision: ${label}`}
        name={`verdict_${field}`}
        choices={choices}
        value={verdict?.is ?? null}
        onChange={(is) => onChange({ is, note: verdict?.note ?? '' })}
        isRow
      />
      {verdict?.is === 'refuse' ? (
        <TextArea
          label={`Why: ${label}`}
          name={`note_${field}`}
          maxLength={500}
          value={verdict.note}
          onChange={(note) => onChange({ is: 'refuse', note })}
        />
      ) : null}
    </>
  );
}
