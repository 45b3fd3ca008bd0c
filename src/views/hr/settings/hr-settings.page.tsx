import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type HrModule, hrModules, hrPaths } from '../../../paths/hr.ts';
import { timeoffPaths } from '../../../paths/timeoff.ts';
import { getHrSettings, updateHrSettings } from '../../../services/operations/hr.settings.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { RequestForm } from '../../shared/requests/request-form.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Actions, Stack } from '../../ui/content/layout.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { fieldsOf } from './settings-fields.tsx';

type Settings = components['schemas']['HrSettings'];
const titles: Record<HrModule, string> = {
  employees: 'Employees',
  onboarding: 'Onboarding',
  documents: 'Documents',
  benefits: 'Benefits',
  access: 'Who sees what',
};

/** How a part of People works in this business; each part has an address of its own. */
export function HrSettingsPage({ module }: { module: HrModule }) {
  const { id: businessId } = useBusiness();
  const settings = useQuery(queryOf(getHrSettings, { businessId }));
  return (
    <Page>
      <PageHeader title="Settings of People">
        What is there already stays as it is. Leave is set by its{' '}
        <Link href={timeoffPaths.policies()} isInText>
          time-off policies
        </Link>
        .
      </PageHeader>
      <Tabs
        label="Parts of People"
        value={module}
        onChange={(part) => navigate(hrPaths.settings(part))}
        tabs={hrModules.map((id) => ({
          id,
          label: titles[id],
          children: (
            <QueryView query={settings} subject="The settings" waiting={<SkeletonList rows={2} />}>
              {(found) => <SettingsForm module={module} settings={found} />}
            </QueryView>
          ),
        }))}
      />
    </Page>
  );
}

function SettingsForm({ module, settings }: { module: HrModule; settings: Settings }) {
  const { id: businessId } = useBusiness();
  const { Fields, read } = fieldsOf[module];
  // What somebody else saves meanwhile does not pass for what was seen here.
  const [seen, setSeen] = useState(settings);
  const request = useRequest({
    send: (options, values: FormData) => updateHrSettings({ businessId, seen, ...read(values) }, options),
    onDone: (saved) => {
      setSeen(saved);
      notify('good', 'Settings saved');
    },
  });
  return (
    <Card title={titles[module]} isPadded>
      <RequestForm label={titles[module]} request={request} onSubmit={request.send}>
        <Stack>
          <Fields settings={settings} />
          <Actions>
            <Button type="submit" look="primary" isBusy={request.isPending}>
              Save
            </Button>
          </Actions>
        </Stack>
      </RequestForm>
    </Card>
  );
}
