import { useQuery } from '@tanstack/react-query';
import { permissionNameLabels } from '../../../openapi/generated/lists/shared.ts';
import { isOfComing } from '../../../rules/shared/modules.ts';
import { shellPaths } from '../../paths/shell.ts';
import { getBusinessDetail } from '../../services/operations/businesses.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { MessagePage } from './message-page.tsx';

/** Each permission in words, and the module that it opens. */
const accesses: Record<keyof typeof permissionNameLabels, string> = {
  access_hr: 'HR access',
  access_vehicles: 'vehicle access',
  access_assets: 'asset access',
  access_payroll: 'payroll access',
  edit_people: 'access to change employees',
  see_pay: 'access to pay',
  manage_hr: 'access to HR settings',
  manage_time_off: 'access to time off',
  access_rota: 'access to the rota',
  plan_rota: 'access to plan the rota',
};
const isPermission = (name: string | null): name is keyof typeof permissionNameLabels =>
  name !== null && Object.hasOwn(permissionNameLabels, name);

/** The frame, which only members see, knows the business. */
export function RestrictedPage({ search, isFramed }: { search: URLSearchParams; isFramed: boolean }) {
  const permission = search.get('permission');
  return isFramed ? (
    <Framed permission={permission} />
  ) : (
    <Restricted permission={permission} business={null} isFramed={false} />
  );
}

function Framed({ permission }: { permission: string | null }) {
  const { data = null } = useQuery(queryOf(getBusinessDetail, { businessId: useBusiness().id }));
  return <Restricted permission={permission} business={data} isFramed />;
}

type RestrictedProps = {
  /** The missing permission; `owner` for an owner's screen. */
  permission: string | null;
  /** The names of the business and its owners, as far as they are loaded. */
  business: { name: string; owners: readonly string[] } | null;
  isFramed: boolean;
};

/** Names the permission that is missing and who can grant it. */
export function Restricted({ permission, business, isFramed }: RestrictedProps) {
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
      ) : isPermission(permission) ? (
        <p>
          You need <strong>{accesses[permission]}</strong> to open {permissionNameLabels[permission]}. {capital(owner)}{' '}
          can grant it.{isOfComing(permission) ? ' It is still being built.' : null}
        </p>
      ) : (
        <p>You do not have permission for it. {capital(owner)} can grant it.</p>
      )}
    </MessagePage>
  );
}

function ownerOf(business: RestrictedProps['business']): string {
  if (business === null || business.owners.length === 0) return 'the owner of the business';
  return `${business.owners.join(' or ')} (owner of ${business.name})`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
