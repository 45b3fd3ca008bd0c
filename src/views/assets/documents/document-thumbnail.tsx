import { useQuery } from '@tanstack/react-query';
import { getAttachmentThumbnail } from '../../../services/operations/assets.papers.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { objectUrlOf } from '../../ui/files/object-url.ts';
import { Icon } from '../../ui/foundations/icon.tsx';
import type { StoredFile } from './document-dialog.ts';
import * as css from './documents.css.ts';

/** The picture small, or a sign for a file of another kind. */
export function DocumentThumbnail({ file }: { file: StoredFile | null }) {
  const { id: businessId } = useBusiness();
  const picture = useQuery({
    ...queryOf(getAttachmentThumbnail, { businessId, id: file?.id ?? '' }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: file?.fileInfo.has_thumbnail === true,
  });
  const address = objectUrlOf(picture.data ?? null);
  return (
    <span className={css.thumbnail} aria-hidden="true">
      {address ? <img className={css.picture} src={address} alt="" /> : <Icon name="document" size={20} />}
    </span>
  );
}
