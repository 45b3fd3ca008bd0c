import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { onboardingPartLabels } from '../../../../openapi/generated/lists/hr.onboarding.ts';
import { type FormPart, formParts } from '../../../domain/hr/onboarding-form.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { timeoffPaths } from '../../../paths/timeoff.ts';
import { getMyProfile, listMyProfileChanges } from '../../../services/operations/hr.profile.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { nameOf } from '../../shared/people/people.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Facts } from '../../ui/content/description-list.tsx';
import { CardSkeleton, Note } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { holderFacts } from '../account/holder-text.ts';
import { noteOfBenefit } from '../benefits/note-of-benefit.ts';
import * as css from '../form/employee-form.css.ts';
import { bankFacts, contactFacts, detailFacts } from '../onboarding/onboarding-facts.ts';
import { MyChanges } from './my-changes.tsx';

type Profile = components['schemas']['MyProfile'];

export const factsOfProfile = (part: FormPart, profile: Profile, timeZone: string) => {
  if (part === 'details') return detailFacts(profile.details);
  if (part !== 'bank') return contactFacts(profile[part]);
  const { bank, account_name, holder } = profile;
  return bankFacts(bank, account_name, holderFacts({ account_number: bank.account_number, holder }, timeZone, 'you'));
};

/** What the business knows of the person, and what they asked to have changed of it. */
export function MyProfilePage() {
  const { id: businessId, timeZone } = useBusiness();
  const found = useMainQuery(queryOf(getMyProfile, { businessId }));
  const changes = useQuery(queryOf(listMyProfileChanges, { businessId, page: 1, page_size: 10 }));
  const profile = found.data?.profile ?? null;
  const mayAsk = profile !== null && changes.data?.results.every(({ state }) => state !== 'open');
  return (
    <Page>
      <PageHeader
        title="My profile"
        action={
          <>
            {profile === null ? null : <LinkButton href={timeoffPaths.mine()}>My time off</LinkButton>}
            {mayAsk ? (
              <LinkButton href={hrPaths.changeMyProfile()} look="primary">
                Ask for a change
              </LinkButton>
            ) : null}
          </>
        }
      >
        {profile === null
          ? 'What your employer knows of you.'
          : [nameOf(profile.employee), profile.employee.employee_id, profile.employee.job_title]
              .filter(Boolean)
              .join(' · ')}
      </PageHeader>
      <QueryView
        query={found}
        subject="Your profile"
        waiting={
          <CardSkeleton>
            <SkeletonText lines={4} />
          </CardSkeleton>
        }
      >
        {() =>
          profile === null ? (
            <EmptyState icon="people" title="You have no employee record in this business" />
          ) : (
            <div className={css.column}>
              <MyChanges />
              {formParts.map((part) => (
                <Card key={part} title={onboardingPartLabels[part]}>
                  {part !== 'details' && part !== 'bank' && profile[part] === null ? (
                    <Note>Nobody is named yet.</Note>
                  ) : (
                    <Facts facts={factsOfProfile(part, profile, timeZone)} />
                  )}
                </Card>
              ))}
              {profile.benefits && profile.benefits.length > 0 ? <Benefits benefits={profile.benefits} /> : null}
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}

const Benefits = ({ benefits }: { benefits: NonNullable<Profile['benefits']> }) => (
  <Card title="Benefits">
    <RowList label="Benefits">
      {benefits.map((benefit) => (
        <ListRow key={benefit.id} title={benefit.name} note={noteOfBenefit(benefit)} />
      ))}
    </RowList>
  </Card>
);
