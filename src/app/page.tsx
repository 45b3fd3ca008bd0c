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
export const pageWith = <const Fixed extends object>(
  fixed: Fixed,
  load: () => Promise<View<ScreenProps & NoInfer<Fixed>>>,
): LazyPart<ScreenProps> => partWith<ScreenProps, Fixed>(fixed, load);

/** The same for a part of a screen, which gets the other props from the screen. */
export function partWith<Props extends object, const Fixed extends object>(
  fixed: Fixed,
  load: () => Promise<View<Props & NoInfer<Fixed>>>,
): LazyPart<Props> {
  return lazyPart(async () => {
    const Loaded = await load();
    return (props: Props) => <Loaded {...props} {...fixed} />;
  });
}

/** A machine that a screen runs. `src/app/actors/<domain>.ts` has those of a domain. */
export type Flow<Machine extends AnyStateMachine, Props extends object = ScreenProps> = {
  /** Loads the machine, so that a screen loads no other machine of its domain. */
  load: () => Promise<Machine>;
  /** Provides its actors. */
  provide: (machine: Machine, core: Core) => Machine;
  input?: (props: Props, core: Core) => InputFrom<Machine>;
  /** Called once, at the end of the flow. */
  onDone?: (output: NonNullable<SnapshotFrom<Machine>['output']>, core: Core, props: Props) => void | Promise<void>;
};

/** A screen, or a part of one, that shows a running flow; the view gets the flow under the given name. */
export function flowPage<Name extends string, Machine extends AnyStateMachine, Props extends object = ScreenProps>(
  name: Name,
  loadView: () => Promise<View<Props & Record<Name, NoInfer<ActorRefFrom<Machine>>>>>,
  loadFlow: () => Promise<Flow<Machine, Props>>,
): LazyPart<Props> {
  return lazyPart(async () => {
    const [Loaded, [flow, machine]] = await Promise.all([loadView(), machineOf(loadFlow)]);
    const provided = perCore((core) => flow.provide(machine, core));
    const show = (props: Props, running: ActorRefFrom<Machine>) => (
      <Loaded {...props} {...({ [name]: running } as Record<Name, ActorRefFrom<Machine>>)} />
    );
    return (props: Props) => <Running flow={flow} machine={provided} props={props} show={show} />;
  });
}

async function machineOf<Machine extends AnyStateMachine, Props extends object>(
  loadFlow: () => Promise<Flow<Machine, Props>>,
) {
  const flow = await loadFlow();
  return [flow, await flow.load()] as const;
}

type RunningProps<Machine extends AnyStateMachine, Props extends object> = {
  flow: Flow<Machine, Props>;
  machine: (core: Core) => Machine;
  props: Props;
  show: (props: Props, running: ActorRefFrom<Machine>) => ReactNode;
};

function Running<Machine extends AnyStateMachine, Props extends object>({
  flow,
  machine,
  props,
  show,
}: RunningProps<Machine, Props>) {
  const core = useCore();
  // The declaration of the flow checks the type of its input.
  const running = useActorRef<AnyStateMachine>(machine(core), { input: flow.input?.(props, core) });
  useOutput(running, (output) => void flow.onDone?.(output, core, props));
  return show(props, running as ActorRefFrom<Machine>);
}
