import { useSearchParams } from 'wouter';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { AssigneeHistory } from '../assign/assignee-history.tsx';
import { AssetActivity } from './asset-activity.tsx';
import type { Asset } from './asset-facts.tsx';

/** What became of an asset, a part at a time; which one stands in the address. */
export function AssetTabs({ asset }: { asset: Pick<Asset, 'id'> }) {
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { id: 'assignees', label: 'Assignee History', children: <AssigneeHistory assetId={asset.id} /> },
    { id: 'activity', label: 'Activity', children: <AssetActivity assetId={asset.id} /> },
  ];
  const shown = tabs.find(({ id }) => id === search.get('part')) ?? tabs[0];
  return (
    <Tabs
      label="About this asset"
      tabs={tabs}
      value={shown?.id ?? ''}
      onChange={(part) =>
        setSearch((now) => {
          now.set('part', part);
          return now;
        })
      }
    />
  );
}
