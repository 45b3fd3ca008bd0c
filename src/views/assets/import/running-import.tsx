import { useQuery } from '@tanstack/react-query';
import { assetsPaths } from '../../../paths/assets.ts';
import { importsQuery } from '../../../services/assets/imports.ts';
import { useBusiness } from '../../shared/business.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';

const pause = 3_000;

/** Leads back to an import that goes on in the background. */
export function RunningImport() {
  const { id: businessId } = useBusiness();
  const { data } = useQuery({
    ...importsQuery(businessId, { page: 1, page_size: 1 }),
    refetchInterval: ({ state }) => (state.data?.results[0]?.state === 'storing' ? pause : false),
  });
  const [newest] = data?.results ?? [];
  if (newest?.state !== 'storing') return null;
  const { id, file_name: file, done, rows } = newest;
  return (
    <Notice tone="info">
      {`${file} is being imported: ${done} of ${rows} rows. `}
      <Link href={assetsPaths.importAssets({ id })} isInText>
        See how far it is
      </Link>
    </Notice>
  );
}
