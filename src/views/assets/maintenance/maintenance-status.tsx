import type { components } from '../../../../openapi/generated/contract.ts';
import { maintenanceStatusLabels } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { dueTones } from '../../../../rules/due/due.ts';
import { Status } from '../../ui/content/badge.tsx';

type MaintenanceStatus = components['schemas']['MaintenanceStatus'];

/** Whether what is due is late. */
export const DueStatus = ({ status }: { status: MaintenanceStatus }) => (
  <Status tone={status === 'overdue' ? dueTones.overdue : dueTones.later}>{maintenanceStatusLabels[status]}</Status>
);
