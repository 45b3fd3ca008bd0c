import { navigate } from 'wouter/use-browser-location';
import { timeoffPaths } from '../../paths/timeoff.ts';
import { useBusiness } from '../shared/business/business.ts';
import { type FrameProps, ListFrame } from '../shared/lists/list-page.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';

const tabs = {
  requests: 'Requests',
  taken: 'Taken',
  balances: 'Balances',
  shutdowns: 'Shutdowns',
  blackouts: 'Blackout days',
} as const;
type Tab = keyof typeof tabs;

/** The screens of who manages time off, a tab each; everybody else has requests alone. */
function DeskFrame({ shown, title, lead, action, children }: FrameProps & { shown: Tab }) {
  const { may } = useBusiness();
  if (!may('manage_time_off'))
    return (
      <ListFrame title={title} lead={lead} action={action}>
        {children}
      </ListFrame>
    );
  return (
    <Page>
      <PageHeader title={title} action={action}>
        {lead}
      </PageHeader>
      <Tabs
        label="Time off"
        value={shown}
        onChange={(tab) => navigate(timeoffPaths[tab as Tab]())}
        tabs={Object.entries(tabs).map(([id, label]) => ({ id, label, children: id === shown ? children : null }))}
      />
    </Page>
  );
}
export const RequestsFrame = (frame: FrameProps) => <DeskFrame shown="requests" {...frame} />;
export const TakenFrame = (frame: FrameProps) => <DeskFrame shown="taken" {...frame} />;
export const BalancesFrame = (frame: FrameProps) => <DeskFrame shown="balances" {...frame} />;
export const ShutdownsFrame = (frame: FrameProps) => <DeskFrame shown="shutdowns" {...frame} />;
export const BlackoutsFrame = (frame: FrameProps) => <DeskFrame shown="blackouts" {...frame} />;
