import { useQuery } from '@tanstack/react-query';
import { getBusinessDetail, getBusinessLogo } from '../../../services/operations/businesses.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { Avatar } from '../../ui/content/avatar.tsx';
import { objectUrlOf } from '../../ui/files/object-url.ts';

type BusinessAvatarProps = { id: string; name: string; size?: 'small' | 'big' };

/** The logo of a business of the person, or its initials in its colour. */
export function BusinessAvatar({ id, name, size = 'small' }: BusinessAvatarProps) {
  const { data: business } = useQuery({ ...queryOf(getBusinessDetail, { businessId: id }), enabled: id !== '' });
  const logo = useQuery({ ...queryOf(getBusinessLogo, { businessId: id }), enabled: business?.has_logo ?? false });
  const picture = objectUrlOf(logo.data ?? null);
  return <Avatar name={name} shape="square" colour={business?.avatar ?? 'green'} size={size} picture={picture} />;
}
