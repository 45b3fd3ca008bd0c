import { useDocumentDialog } from './document-dialog.ts';

type AddProps = { asset: { id: string }; isOpen: boolean; onClose: () => void };

export function AddStatutoryInformation({ asset, isOpen, onClose }: AddProps) {
  const DocumentDialog = useDocumentDialog();
  return isOpen ? <DocumentDialog asset={asset} kind="statutory" renews={null} onClose={onClose} /> : null;
}

export function AddDocument({ asset, isOpen, onClose }: AddProps) {
  const DocumentDialog = useDocumentDialog();
  return isOpen ? <DocumentDialog asset={asset} kind="other" renews={null} onClose={onClose} /> : null;
}
