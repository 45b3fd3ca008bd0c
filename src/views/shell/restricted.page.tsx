import { LinkButton } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** What each permission opens, in the words of the people who grant it. */
const permissions: Record<string, string> = {
  access_hr: 'People',
  access_vehicles: 'Fleet',
  access_assets: 'Assets',
  access_payroll: 'Payroll',
};

type RestrictedPageProps = { permission: string | null; dashboardHref: string };

export function RestrictedPage({ permission, dashboardHref }: RestrictedPageProps) {
  const module = permission ? permissions[permission] : undefined;
  return (
    <MessagePage
      icon="lock"
      title="This is a restricted area"
      action={
        <LinkButton href={dashboardHref} look="primary" size="large">
          Back to Dashboard
        </LinkButton>
      }
    >
      {module ? (
        <p>
          You need the permission <strong>{permission}</strong> to open {module}. The owner of the business, or an
          administrator, can grant it.
        </p>
      ) : (
        <p>You do not have the permission for it. The owner of the business, or an administrator, can grant it.</p>
      )}
    </MessagePage>
  );
}
