import { useSelector } from '@xstate/react';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import { businessesPaths } from '../../paths/businesses.ts';
import { shellPaths } from '../../paths/shell.ts';
import { OwnPage } from '../../views/businesses/own-page.tsx';
import { LinkButton } from '../../views/ui/actions/button.tsx';
import { Card } from '../../views/ui/content/card.tsx';
import type { ScreenProps } from '../screen.ts';
import { Queries } from '../session/queries.tsx';
import { Locale } from '../shell/locale.tsx';
import { useCore } from '../use-core.ts';
import { BusinessArchives } from './business-archives.tsx';

export function BusinessExportScreen({ search }: ScreenProps) {
  const { session } = useCore();
  const user = useSelector(session, selectUser);
  const businessId = useSelector(session, selectBusinessId);
  const owned = [
    ...(user?.business_user_memberships ?? []).filter(({ is_owner }) => is_owner),
    ...(user?.restorable_businesses ?? []),
  ];
  const business = owned.find(({ business_id }) => business_id === search.get('business'));
  return (
    <OwnPage
      title="Download your data"
      lead={business ? business.business_name : 'There is no such business that you own.'}
    >
      {business ? (
        <Locale>
          <Queries>
            <Card title="Archives" isPadded>
              <BusinessArchives
                businessId={business.business_id}
                timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
              />
            </Card>
          </Queries>
        </Locale>
      ) : null}
      <div>
        <LinkButton href={businessId === null ? businessesPaths.restoreBusiness() : shellPaths.dashboard()}>
          Back
        </LinkButton>
      </div>
    </OwnPage>
  );
}
