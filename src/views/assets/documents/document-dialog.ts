import { type ComponentType, createContext, use } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';

export type AssetDocument = components['schemas']['AssetDocument'];
export type StoredFile = components['schemas']['Attachment'];

/** The file of a document; a vehicle's paper may have none. */
export const fileOf = ({ file_id: id, fileInfo }: AssetDocument): StoredFile | null =>
  id === null || fileInfo === null ? null : { id, fileInfo };

export type DocumentDialogProps = {
  asset: { id: string };
  kind: AssetDocument['attachment_type'];
  /** The document that is renewed; null for a new one. */
  renews: AssetDocument | null;
  onClose: () => void;
};

/** The dialog with its flow running; the asset's screen provides it. */
export const DocumentDialogContext = createContext<ComponentType<DocumentDialogProps> | null>(null);

export function useDocumentDialog(): ComponentType<DocumentDialogProps> {
  const Dialog = use(DocumentDialogContext);
  if (Dialog === null) throw new Error('useDocumentDialog needs the screen of an asset around it');
  return Dialog;
}
