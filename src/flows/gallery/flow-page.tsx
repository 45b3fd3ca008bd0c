import { Suspense, use } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Tabs } from '../../views/ui/navigation/tabs.tsx';
import { Diagram } from './diagram/diagram.tsx';
import { type Drawn, drawn } from './drawn.ts';
import { audienceOf, type Entry, linkOf } from './entries.ts';
import { Export } from './export/export.tsx';
import * as css from './flow-page.css.ts';
import { Live } from './live/live.tsx';
import { NamesSwitch, useNames } from './names.tsx';
import type { ListedPath } from './paths/path-list.ts';
import { Paths } from './paths/paths.tsx';
import { People } from './people/people.tsx';
import { type Script, Simulate } from './simulate/simulate.tsx';
import { Storyboard } from './storyboard/storyboard.tsx';

const loading = new Map<string, Promise<{ default: Drawn }>>();
const loadDrawn = (flow: string): Promise<{ default: Drawn }> | null => {
  const load = loading.get(flow) ?? drawn[flow]?.() ?? null;
  if (load) loading.set(flow, load);
  return load;
};

/** One flow with a tab for each view of it. The URL holds the tab and the state. */
export function FlowPage({ entry, tab }: { entry: Entry; tab: string | null }) {
  const { flow, description } = entry;
  const load = loadDrawn(flow.id);
  const link = linkOf(flow);
  return (
    <>
      <p className={css.back}>
        <Link href="/" className={css.link}>
          All flows
        </Link>
      </p>
      <header className={css.head}>
        <h1 className={css.title}>{flow.title}</h1>
        <div className={css.tools}>
          {link === null ? null : (
            <a href={link} className={css.link}>
              Open it in Steward
            </a>
          )}
          <NamesSwitch />
        </div>
      </header>
      <p className={css.use}>
        {description} {audienceOf(flow)}
      </p>
      <Suspense fallback={<p role="status">Loading the drawing…</p>}>
        {load ? <Views entry={entry} tab={tab} load={load} /> : null}
      </Suspense>
    </>
  );
}

type ViewsProps = { entry: Entry; tab: string | null; load: Promise<{ default: Drawn }> };

function Views({ entry, tab, load }: ViewsProps) {
  const { flow, statics } = entry;
  const { pathList, pictures, happy, exported, ...both } = use(load).default;
  const drawings = both[useNames()];
  const [, navigate] = useLocation();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('state');
  const selected = asked === '*' || statics.states.some(({ path }) => path === asked) ? asked : null;
  const select = (state: string | null) => setAddress(state === null ? {} : { state }, { replace: true });
  const path = pathList.paths.find(({ id }) => id === address.get('path'));
  const tabs = [
    {
      id: 'storyboard',
      label: 'Storyboard',
      children: (
        <Storyboard entry={entry} happy={happy.states} pictures={pictures} selected={selected} onSelect={select} />
      ),
    },
    {
      id: 'diagram',
      label: 'Diagram',
      children: <Diagram entry={entry} drawings={drawings} happy={happy} selected={selected} onSelect={select} />,
    },
    {
      id: 'paths',
      label: 'Paths',
      children: (
        <Paths
          entry={entry}
          drawings={drawings}
          pathList={pathList}
          path={address.get('path')}
          step={address.get('at')}
          onChoose={(id, at) =>
            setAddress(at === null ? { path: id } : { path: id, at: String(at) }, { replace: true })
          }
        />
      ),
    },
    {
      id: 'simulate',
      label: 'Simulate',
      children: (
        <Simulate
          entry={entry}
          drawings={drawings}
          script={path ? scriptOf(path) : scriptIn(address)}
          onChange={(script) => setAddress(parametersOf(script), { replace: true })}
        />
      ),
    },
    {
      id: 'live',
      label: 'Live',
      children: (
        <Live
          entry={entry}
          drawings={drawings}
          onReplay={(played) => navigate(`/${flow.id}/simulate?${parametersOf(played)}`)}
        />
      ),
    },
    { id: 'people', label: 'What people do', children: <People entry={entry} drawings={drawings} /> },
    {
      id: 'export',
      label: 'Export',
      children: <Export entry={entry} drawings={drawings} happy={happy} exported={exported} />,
    },
  ];
  return (
    <Tabs
      label={`Views of ${flow.title}`}
      tabs={tabs}
      value={tabs.some(({ id }) => id === tab) ? (tab ?? 'storyboard') : 'storyboard'}
      onChange={(id) => navigate(`/${flow.id}/${id}`)}
    />
  );
}

const scriptOf = ({ start, steps }: ListedPath): Script => ({ start, labels: steps.map(({ label }) => label) });

/** The simulated steps of an address, `?start=…&step=…&step=…`. */
const scriptIn = (address: URLSearchParams): Script | null => {
  const start = address.get('start');
  return start === null ? null : { start, labels: address.getAll('step') };
};
const parametersOf = ({ start, labels }: Script): URLSearchParams =>
  new URLSearchParams([['start', start], ...labels.map((label) => ['step', label])]);
