import { listAssetHistory } from '../../../services/operations/assets.register.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { ListRow } from '../../ui/content/row-list.tsx';
import { TimeLabel } from '../../ui/content/time-label.tsx';

/** Who did what with an asset, the newest first. */
export function AssetActivity({ assetId }: { assetId: string }) {
  const { id: businessId, timeZone } = useBusiness();
  const history = usePages(listAssetHistory, { businessId, id: assetId });
  return (
    <PagedRows
      label="Activity"
      subject="The activity"
      pages={history}
      empty={{ icon: 'clock', title: 'Nothing has happened yet' }}
    >
      {({ id, text, actor, created_at }) => (
        <ListRow
          key={id}
          title={text}
          note={
            <>
              {actor ? `${actor} · ` : null}
              <TimeLabel at={new Date(created_at)} timeZone={timeZone} />
            </>
          }
        />
      )}
    </PagedRows>
  );
}
