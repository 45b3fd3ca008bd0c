import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { AdministratorHandoverRef } from '../../machines/people/administrator-handover/machine.ts';
import { peoplePaths } from '../../paths/people.ts';
import { everyMemberQuery } from '../../services/people.ts';
import { CurrentPasswordField } from '../shared/entry/current-password-field.tsx';
import { hasGeneralProblem } from '../shared/entry/entry-problem.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { useRefusals } from '../shared/requests/use-refusals.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { ComboBox } from '../ui/choices/combo-box.tsx';
import { Card } from '../ui/content/card.tsx';
import { Actions, BulletList, ExplanationBlock } from '../ui/content/layout.tsx';
import { EmptyState, Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Form, textOf } from '../ui/fields/form.tsx';
import { type Member, nameOf } from './permission-labels.ts';

type HandoverNamingProps = { handover: AdministratorHandoverRef; business: string };

/** The owner names the next administrator. */
export function HandoverNaming({ handover, business }: HandoverNamingProps) {
  const businessId = useSelector(handover, (snapshot) => snapshot.context.businessId);
  const everyone = useQuery(everyMemberQuery(businessId));
  return (
    <Card title="Hand it over" isPadded>
      <QueryView query={everyone} subject="The people of the business" waiting={<SkeletonText />}>
        {(members) =>
          members.length > 1 ? (
            <NamingForm handover={handover} business={business} others={members.filter((one) => !one.is_owner)} />
          ) : (
            <EmptyState
              icon="people"
              title="Nobody else works here yet"
              action={<LinkButton href={peoplePaths.invites({ modal: 'invite' })}>Invite people</LinkButton>}
            >
              The person who follows you has to belong to {business} first.
            </EmptyState>
          )
        }
      </QueryView>
    </Card>
  );
}

type NamingFormProps = HandoverNamingProps & { others: readonly Member[] };

function NamingForm({ handover, business, others }: NamingFormProps) {
  const memberId = useSelector(handover, ({ context }) => context.memberId);
  const problem = useProblem(handover);
  const isBusy = useSelector(handover, (snapshot) => snapshot.hasTag('busy'));
  // The chosen member may have left in the meantime.
  const chosen = others.find(({ id }) => id === memberId) ?? null;
  const { errors, errorOf, mend } = useRefusals(problem);
  return (
    <Form
      aria-label="Hand it over"
      errors={errors}
      onSubmit={(values) => handover.send({ type: 'handover.ask', password: textOf(values, 'password') })}
    >
      <ComboBox
        label="Next administrator"
        name="member_id"
        choices={others.map((member) => ({ value: member.id, label: nameOf(member), note: member.email }))}
        value={chosen?.id ?? null}
        onChange={(chosen) => {
          mend('member_id');
          handover.send({ type: 'successor.choose', memberId: chosen });
        }}
        hint="A member of the business. They get an email and confirm, or decline."
        isReadOnly={isBusy}
        errorMessage={errorOf('member_id')}
      />
      <ExplanationBlock>
        <p>When they confirm:</p>
        <BulletList>
          <li>they own {business}, with everything in it, its plan and its settings;</li>
          <li>only they change permissions, read the audit log, and can delete the business;</li>
          <li>you stay a member with access to every module, until they change that.</li>
        </BulletList>
        <p>Until then nothing changes, and you can withdraw the request.</p>
      </ExplanationBlock>
      <CurrentPasswordField label="Your password" />
      {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
      <Actions>
        <Button type="submit" look="primary" isBusy={isBusy} isDisabled={chosen === null && !isBusy}>
          Ask them
        </Button>
        <LinkButton href={peoplePaths.members()} look="ghost">
          Back to people
        </LinkButton>
      </Actions>
    </Form>
  );
}
