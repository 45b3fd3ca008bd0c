import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listAssetViews } from '../../../services/operations/assets.register.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { ActionMenu } from '../../ui/actions/menu.tsx';
import { recallHidden, rememberHidden } from '../../ui/lists/table-memory.ts';

type Shown = components['schemas']['AssetFilters'];

const Dialogs = lazy(async () => ({ default: (await import('./asset-view-dialogs.tsx')).AssetViewDialogs }));

type AssetViewsProps = {
  /** The search, filters and order of the list. */
  shown: Shown;
  /** Under which the table remembers its columns. */
  columnsKey: string;
  /** The columns have changed beneath the table. */
  onOpen: () => void;
};

/** The lists that the person saved: to open, save, rename and delete. */
export function AssetViews({ shown, columnsKey, onOpen }: AssetViewsProps) {
  const { id: businessId } = useBusiness();
  const views = useQuery(queryOf(listAssetViews, { businessId })).data ?? [];
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const open = ({ hidden_columns = [], kind, ordering, ...filters }: Shown) => {
    rememberHidden(columnsKey, hidden_columns);
    onOpen();
    navigate(
      assetsPaths.assetList({
        ...filters,
        ...(kind === undefined || kind === 'all' ? {} : { kind }),
        // The newest come first by themselves.
        ...(ordering === undefined || ordering === '-created_at' ? {} : { sort: ordering }),
      }),
    );
  };
  const act = (id: string) => {
    const view = views.find((each) => each.id === id);
    if (view) open(view.filters);
    else setDialog(id === 'manage' ? 'manage' : 'save');
  };
  return (
    <>
      <ActionMenu
        label="Views"
        entries={[
          ...views.map(({ id, name }) => ({ id, label: name })),
          { id: 'save', label: 'Save this view' },
          ...(views.length > 0 ? [{ id: 'manage', label: 'Rename or delete' }] : []),
        ]}
        onAct={act}
      />
      <Suspense fallback={null}>
        {dialog ? (
          <Dialogs
            which={dialog}
            views={views}
            filters={() => ({ ...shown, hidden_columns: recallHidden(columnsKey) ?? [] })}
            onClose={() => setDialog(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
