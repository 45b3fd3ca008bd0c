import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { reminderTypeLabels } from '../../../openapi/generated/lists/assets.reminders.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { changeReminderPreference, listReminderPreferences } from '../../services/operations/shell.reminders.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { CheckBoxGroup } from '../ui/choices/check-box.tsx';
import { Card } from '../ui/content/card.tsx';
import { Cards } from '../ui/content/cards.tsx';
import { Explanation, Stack } from '../ui/content/layout.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { CalendarCard } from './calendar-card.tsx';

type Preference = components['schemas']['ReminderPreference'];
type Way = 'in_app' | 'by_mail';

const ways: { value: Way; label: string }[] = [
  { value: 'in_app', label: 'In the app' },
  { value: 'by_mail', label: 'By email' },
];

/** How the person hears of each kind of reminder in this business; a choice counts at once. */
export function ReminderPreferencesPage() {
  const { id: businessId, name } = useBusiness();
  const query = useQuery(queryOf(listReminderPreferences, { businessId }));
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Profile', href: accountsPaths.profile() }]} here="Reminders" />
      <PageHeader title="Reminders">How you hear of what is due in {name}.</PageHeader>
      <Cards>
        <Card title="What you are told of" isPadded>
          <Stack>
            <Explanation>Emails come once a day, with all reminders of it.</Explanation>
            <QueryView query={query} subject="Your reminders" waiting={<SkeletonText lines={3} />}>
              {(preferences) => (
                <Stack>
                  {preferences.map((preference) => (
                    <Kind key={preference.type} preference={preference} />
                  ))}
                </Stack>
              )}
            </QueryView>
          </Stack>
        </Card>
        <CalendarCard />
      </Cards>
    </Page>
  );
}

function Kind({ preference }: { preference: Preference }) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options, chosen: Way[]) =>
      changeReminderPreference(
        {
          businessId,
          type: preference.type,
          in_app: chosen.includes('in_app'),
          by_mail: chosen.includes('by_mail'),
        },
        options,
      ),
  });
  return (
    <CheckBoxGroup
      label={reminderTypeLabels[preference.type]}
      choices={ways}
      value={(request.isPending ? request.input : undefined) ?? wantedOf(preference)}
      onChange={(chosen) => request.send(chosen)}
      errorMessage={request.problem ? problemText(request.problem) : null}
    />
  );
}

const wantedOf = (preference: Preference): Way[] => ways.map(({ value }) => value).filter((value) => preference[value]);
