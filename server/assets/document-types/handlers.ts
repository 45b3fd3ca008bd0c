/** The document types of a business. */
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import { listDocumentTypes } from './store.ts';

export const documentTypesHandlers = (_platform: Platform): Pick<Handlers, 'listDocumentTypes'> => ({
  listDocumentTypes: ({ tx, businessId }) => listDocumentTypes(tx, businessId),
});
