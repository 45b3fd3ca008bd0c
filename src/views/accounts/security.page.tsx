import { accountsPaths } from '../../paths/accounts.ts';
import { Cards } from '../ui/content/cards.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { SecurityDevices } from './security-devices.tsx';
import { SecurityPassword } from './security-password.tsx';
import { SecuritySecondStep } from './security-second-step.tsx';

/** How a person signs in, and where they are signed in. */
export function SecurityPage() {
  // Devices are a person's, not a business's: their times are those of the place where the person is.
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
