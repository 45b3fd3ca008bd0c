import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { type Core, perCore } from './core.ts';
import type { ScreenProps } from './screen.ts';
import { useOutput } from './screens/use-output.ts';
import { type LazyPart, lazyPart } from './shell/lazy-part.tsx';
import { useCore } from './use-core.ts';

type View<Props> = (props: Props) => ReactNode;

/** A screen that needs only its address. */
export const page = (load: () => Promise<View<ScreenProps>>): LazyPart<ScreenProps> => lazyPart(load);

/** A screen with some props set by its manifest. */
export function pageWith<const Fixed extends object>(
  fixed: Fixed,
  load: () => Promise<View<ScreenProps & NoInfer<Fixed>>>,
): LazyPart<ScreenProps> {
  return lazyPart(async () => {
    const Loaded = await load();
    return (props: ScreenProps) => <Loaded {...props} {...fixed} />;
  });
}

/** A machine that a screen runs. `src/app/actors/<domain>.ts` has those of a domain. */
export type Flow<Machine extends AnyStateMachine> = {
  /** Loads the machine, so that a screen loads no other machine of its domain. */
  load: () => Promise<Machine>;
  /** Provides its actors. */
  provide: (machine: Machine, core: Core) => Machine;
  input?: (screen: ScreenProps, core: Core) => InputFrom<Machine>;
  /** Called once, at the end of the flow. */
  onDone?: (output: NonNullable<SnapshotFrom<Machine>['output']>, core: Core) => void | Promise<void>;
};

/** A screen that shows a running flow; the view gets the flow under the given name. */
export function flowPage<Name extends string, Machine extends AnyStateMachine>(
  name: Name,
  loadView: () => Promise<View<ScreenProps & Record<Name, NoInfer<ActorRefFrom<Machine>>>>>,
  loadFlow: () => Promise<Flow<Machine>>,
): LazyPart<ScreenProps> {
  return lazyPart(async () => {
    const [Loaded, [flow, machine]] = await Promise.all([loadView(), machineOf(loadFlow)]);
    const provided = perCore((core) => flow.provide(machine, core));
    const show = (props: ScreenProps, running: ActorRefFrom<Machine>) => (
      <Loaded {...props} {...({ [name]: running } as Record<Name, ActorRefFrom<Machine>>)} />
    );
    return (props: ScreenProps) => <Running flow={flow} machine={provided} screen={props} show={show} />;
  });
}

async function machineOf<Machine extends AnyStateMachine>(loadFlow: () => Promise<Flow<Machine>>) {
  const flow = await loadFlow();
  return [flow, await flow.load()] as const;
}

type RunningProps<Machine extends AnyStateMachine> = {
  flow: Flow<Machine>;
  machine: (core: Core) => Machine;
  screen: ScreenProps;
  show: (screen: ScreenProps, running: ActorRefFrom<Machine>) => ReactNode;
};

function Running<Machine extends AnyStateMachine>({ flow, machine, screen, show }: RunningProps<Machine>) {
  const core = useCore();
  // The declaration of the flow checks the type of its input.
  const running = useActorRef<AnyStateMachine>(machine(core), { input: flow.input?.(screen, core) });
  useOutput(running, (output) => void flow.onDone?.(output, core));
  return show(screen, running as ActorRefFrom<Machine>);
}
