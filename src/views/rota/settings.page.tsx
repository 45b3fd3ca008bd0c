import { useState } from 'react';
import { rotaRuleLabels, rotaWeekStartLabels } from '../../../openapi/generated/lists/rota.shifts.ts';
import type { Settings } from '../../../rules/rota/settings.ts';
import { rotaPaths } from '../../paths/rota.ts';
import { getShiftConfig, updateShiftConfig } from '../../services/operations/rota.shifts.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { RequestForm } from '../shared/requests/request-form.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Card } from '../ui/content/card.tsx';
import { Facts } from '../ui/content/description-list.tsx';
import { Actions, Stack } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { chosenRules } from './rule-texts.ts';
import {
  AlwaysRefused,
  approvals,
  HourFields,
  hourFields,
  RuleFields,
  readSettings,
  SwapFields,
  useAboutRule,
  WritingFields,
} from './settings-fields.tsx';

/** How the rota is written and by which rules it is planned: who plans changes it, others read it. */
export function RotaSettingsPage() {
  const { id: businessId, may } = useBusiness();
  const found = useMainQuery(queryOf(getShiftConfig, { businessId }));
  return (
    <Page>
      <PageHeader title="Settings of the rota">
        What is planned already stays as it is, and is marked where a rule speaks against it.{' '}
        <Link href={rotaPaths.shiftRota()} isInText>
          Back to the week
        </Link>
      </PageHeader>
      <QueryView query={found} subject="The settings" waiting={<SkeletonList rows={6} />}>
        {(settings) =>
          may('plan_rota') ? <SettingsForm settings={settings} /> : <SettingsFacts settings={settings} />
        }
      </QueryView>
    </Page>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { id: businessId } = useBusiness();
  // What somebody else saves meanwhile does not pass for what was seen here.
  const [seen, setSeen] = useState(settings);
  const request = useRequest({
    send: ({ signal, idempotencyKey }, body: Settings) =>
      updateShiftConfig({ businessId, idempotencyKey, seen, ...body }, { signal }),
    onDone: (saved) => {
      setSeen(saved);
      notify('good', 'Settings saved');
    },
  });
  return (
    <RequestForm
      label="Settings of the rota"
      request={request}
      onSubmit={(values) => request.send(readSettings(values))}
    >
      <Stack>
        <Card title="How it is written" isPadded>
          <WritingFields settings={settings} />
        </Card>
        <Card title="Hours" isPadded>
          <HourFields settings={settings} />
        </Card>
        <Card title="Swaps" isPadded>
          <SwapFields settings={settings} />
        </Card>
        <Card title="Rules" isPadded>
          <RuleFields settings={settings} />
        </Card>
        <AlwaysRefused settings={settings} />
        <Actions>
          <Button type="submit" look="primary" isBusy={request.isPending}>
            Save
          </Button>
        </Actions>
      </Stack>
    </RequestForm>
  );
}

/** The same for whoever only reads the rota. */
function SettingsFacts({ settings }: { settings: Settings }) {
  const about = useAboutRule(settings);
  return (
    <Stack>
      <Card title="How it is written">
        <Facts
          facts={[
            { name: 'Times', value: settings.time_format === 24 ? '20:30' : '8:30 pm' },
            { name: 'Weeks begin on', value: rotaWeekStartLabels[settings.week_start] },
            ...hourFields.map(({ name, label, unit }) => ({ name: label, value: `${settings[name]} ${unit}` })),
            {
              name: 'Swaps that who plans approves',
              value: approvals[settings.approves_swaps ? 0 : 1].label,
            },
          ]}
        />
      </Card>
      <Card title="Rules" note="Only who plans the rota changes them.">
        <RowList label="Rules">
          {chosenRules.map((rule) => (
            <ListRow key={rule} title={rotaRuleLabels[rule]} note={about(rule)}>
              {settings.refuses.includes(rule) ? 'Refused' : 'Warned about'}
            </ListRow>
          ))}
        </RowList>
      </Card>
      <AlwaysRefused settings={settings} />
    </Stack>
  );
}
