import { permissionNameLabels } from '../../../openapi/generated/lists/shared.ts';
import { shellPaths } from '../../paths/shell.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { MessagePage } from './message-page.tsx';

/** What each permission opens, as the people who grant it know it. */
const permissions: Record<string, string> = permissionNameLabels;

type RestrictedPageProps = {
  /** The one that is missing; `owner` where nobody but the owner may go. */
  permission: string | null;
  /** The business and its owners by name, as far as they are known. */
  business: { name: string; owners: readonly string[] } | null;
  isFramed: boolean;
};

/** Names the permission that is missing and who can grant it. */
export function RestrictedPage({ permission, business, isFramed }: RestrictedPageProps) {
  const module = permission ? permissions[permission] : undefined;
  const owner = ownerOf(business);
  return (
    <MessagePage
      isFramed={isFramed}
      icon="lock"
      title="This is a restricted area"
      action={
        <LinkButton href={shellPaths.dashboard()} look="primary" size="large">
          Back to Dashboard
        </LinkButton>
      }
    >
      {permission === 'owner' ? (
        <p>Only {owner} may open it.</p>
      ) : module ? (
        <p>
          You need the permission <strong>{permission}</strong> to open {module}. {capital(owner)} can grant it.
        </p>
      ) : (
        <p>You do not have the permission for it. {capital(owner)} can grant it.</p>
      )}
    </MessagePage>
  );
}

function ownerOf(business: RestrictedPageProps['business']): string {
  if (business === null || business.owners.length === 0) return 'the owner of the business';
  return `${business.owners.join(' or ')} (owner of ${business.name})`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
