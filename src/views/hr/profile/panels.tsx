import { lazy } from 'react';
import { Card } from '../../ui/content/card.tsx';
import { Facts } from '../../ui/content/description-list.tsx';
import { jobFacts, personFacts } from './employee-facts.tsx';
import type { OtherParts } from './other-parts.ts';
import type { Panel, PanelProps } from './panel.ts';
import * as css from './profile.css.ts';

const ProbationCard = lazy(async () => ({ default: (await import('./probation-card.tsx')).ProbationCard }));
const PayPanel = lazy(async () => ({ default: (await import('./pay-panel.tsx')).PayPanel }));
const ContactPanel = lazy(async () => ({ default: (await import('./contact-panel.tsx')).ContactPanel }));
const AssetsPanel = lazy(async () => ({ default: (await import('./assets-panel.tsx')).AssetsPanel }));
const BenefitsPanel = lazy(async () => ({ default: (await import('./benefits-panel.tsx')).BenefitsPanel }));
const DocumentsPanel = lazy(async () => ({ default: (await import('./documents-panel.tsx')).DocumentsPanel }));
const HistoryPanel = lazy(async () => ({ default: (await import('./employee-history.tsx')).EmployeeHistory }));

const PersonalPanel = ({ employee }: PanelProps) => (
  <Card title="Personal details">
    <Facts facts={personFacts(employee)} />
  </Card>
);
const JobPanel = ({ employee }: PanelProps) => (
  <div className={css.column}>
    <Card title="Job">
      <Facts facts={jobFacts(employee)} />
    </Card>
    <ProbationCard employee={employee} />
  </div>
);

const ofWork: readonly Panel[] = [
  { id: 'personal', label: 'Personal', Panel: PersonalPanel },
  { id: 'job', label: 'Job', Panel: JobPanel },
  { id: 'pay', label: 'Pay and bank', Panel: PayPanel },
  { id: 'kin', label: 'Next of kin', Panel: ({ employee: { id } }) => <ContactPanel id={id} part="next-of-kin" /> },
  {
    id: 'emergency',
    label: 'Emergency contact',
    Panel: ({ employee: { id } }) => <ContactPanel id={id} part="emergency-contact" />,
  },
  { id: 'benefits', label: 'Benefits', Panel: BenefitsPanel },
];
const ofRecord: readonly Panel[] = [
  { id: 'documents', label: 'Documents', isFor: ({ may }) => may('edit_people'), Panel: DocumentsPanel },
  { id: 'assets', label: 'Assets and vehicles', Panel: AssetsPanel },
  { id: 'history', label: 'History', Panel: ({ employee: { id } }) => <HistoryPanel id={id} /> },
];

/** The tabs of a profile, in their order. The code of a panel loads when it is opened. */
export const panelsWith = ({ TimeOff, Shifts }: OtherParts): readonly Panel[] => [
  ...ofWork,
  { id: 'time-off', label: 'Time off', Panel: TimeOff },
  { id: 'shifts', label: 'Shifts', Panel: Shifts },
  ...ofRecord,
];
