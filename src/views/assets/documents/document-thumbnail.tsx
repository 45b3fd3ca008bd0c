import { useQuery } from '@tanstack/react-query';
import { thumbnailQuery } from '../../../services/assets/documents.ts';
import { useBusiness } from '../../shared/business.ts';
import { objectUrlOf } from '../../ui/files/object-url.ts';
import { Icon } from '../../ui/foundations/icon.tsx';
import type { AssetDocument } from './document-dialog.ts';
import * as css from './documents.css.ts';

/** The picture small, or a sign for a file of another kind. */
export function DocumentThumbnail({
  document: { id, fileInfo },
}: {
  document: Pick<AssetDocument, 'id' | 'fileInfo'>;
}) {
  const { id: businessId } = useBusiness();
  const picture = useQuery({ ...thumbnailQuery(businessId, id), enabled: fileInfo.has_thumbnail });
  const address = objectUrlOf(picture.data ?? null);
  return (
    <span className={css.thumbnail} aria-hidden="true">
      {address ? <img className={css.picture} src={address} alt="" /> : <Icon name="document" size={20} />}
    </span>
  );
}
