import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { reminderTypeLabels } from '../../../openapi/generated/lists/assets.reminders.ts';
import { changeReminderPreference, reminderPreferencesQuery } from '../../services/shell/reminder-preferences.ts';
import { useBusiness } from '../shared/business.ts';
import { problemText } from '../shared/problem-text.ts';
import { QueryView } from '../shared/query-view.tsx';
import { useRequest } from '../shared/use-request.ts';
import { Select } from '../ui/choices/select.tsx';
import { Card } from '../ui/content/card.tsx';
import { Explanation, Stack } from '../ui/content/layout.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';

type Preference = components['schemas']['ReminderPreference'];
type Way = 'both' | 'app' | 'mail' | 'none';

const ways: { value: Way; label: string }[] = [
  { value: 'both', label: 'In the app and by email' },
  { value: 'app', label: 'In the app only' },
  { value: 'mail', label: 'By email only' },
  { value: 'none', label: 'Not at all' },
];

function wayOf({ in_app, by_mail }: Preference): Way {
  if (in_app) return by_mail ? 'both' : 'app';
  return by_mail ? 'mail' : 'none';
}

/** How the person hears of each kind of reminder in this business; a choice counts at once. */
export function ReminderPreferences() {
  const { id: businessId, name } = useBusiness();
  const query = useQuery(reminderPreferencesQuery(businessId));
  return (
    <Card title="Reminders" isPadded>
      <Explanation>
        How you hear of what is due in {name}. Emails come once a day, with all reminders of it.
      </Explanation>
      <QueryView query={query} subject="Your reminders" waiting={<SkeletonText lines={3} />}>
        {(preferences) => (
          <Stack>
            {preferences.map((preference) => (
              <Kind key={preference.type} preference={preference} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

function Kind({ preference }: { preference: Preference }) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options, way: Way) =>
      changeReminderPreference(
        {
          businessId,
          type: preference.type,
          in_app: way === 'both' || way === 'app',
          by_mail: way === 'both' || way === 'mail',
        },
        options,
      ),
    refetch: [['listReminderPreferences', businessId]],
  });
  return (
    <Select
      label={reminderTypeLabels[preference.type]}
      choices={ways}
      value={(request.isPending ? request.input : undefined) ?? wayOf(preference)}
      onChange={(way) => {
        if (way !== null) request.send(way);
      }}
      errorMessage={request.problem ? problemText(request.problem) : null}
    />
  );
}
