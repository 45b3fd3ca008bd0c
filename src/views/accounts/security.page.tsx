import { accountsPaths } from '../../paths/accounts.ts';
import { Cards } from '../ui/content/cards.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { SecurityDevices } from './security-devices.tsx';
import { SecurityPassword } from './security-password.tsx';
import { SecuritySecondStep } from './security-second-step.tsx';

/** The person's sign-in settings and devices. */
export function SecurityPage() {
  // Devices belong to the person, not to a business, so their times use the browser's time zone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Profile', href: accountsPaths.profile() }]} here="Security" />
      <PageHeader title="Security">How you sign in, and where you are signed in.</PageHeader>
      <Cards>
        <SecurityPassword />
        <SecuritySecondStep timeZone={timeZone} />
        <SecurityDevices timeZone={timeZone} />
      </Cards>
    </Page>
  );
}
