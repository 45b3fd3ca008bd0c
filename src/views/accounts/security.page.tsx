import { Cards } from '../ui/content/cards.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { SecurityDevices } from './security-devices.tsx';
import { SecurityPassword } from './security-password.tsx';
import { SecuritySecondStep } from './security-second-step.tsx';

type SecurityPageProps = {
  /** Where the devices' times are told. */
  timeZone: string;
  links: { profile: string; secondStep: string };
};

/** How a person signs in, and where they are signed in. */
export function SecurityPage({ timeZone, links }: SecurityPageProps) {
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Profile', href: links.profile }]} here="Security" />
      <PageHeader title="Security">How you sign in, and where you are signed in.</PageHeader>
      <Cards>
        <SecurityPassword />
        <SecuritySecondStep timeZone={timeZone} setUp={links.secondStep} />
        <SecurityDevices timeZone={timeZone} />
      </Cards>
    </Page>
  );
}
