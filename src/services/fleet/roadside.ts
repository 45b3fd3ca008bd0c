import { baseUrl } from '../shared/client.ts';

/** A link that a phone opens by itself: it needs no access token. */
export const roadsideFileAddress = ({ token, fileId }: { token: string; fileId: string }): string =>
  `${baseUrl}/roadside/${encodeURIComponent(token)}/files/${fileId}/`;
