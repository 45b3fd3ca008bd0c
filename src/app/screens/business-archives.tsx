import { useActorRef } from '@xstate/react';
import { ExportPanel } from '../../views/businesses/export-panel.tsx';
import { liveBusinessExportMachine } from '../actors/businesses.ts';

type BusinessArchivesProps = { businessId: string; timeZone: string };

/** The archives of a business, on every screen that offers them. */
export function BusinessArchives({ businessId, timeZone }: BusinessArchivesProps) {
  const archiving = useActorRef(liveBusinessExportMachine, { input: { businessId } });
  return <ExportPanel archiving={archiving} timeZone={timeZone} />;
}
