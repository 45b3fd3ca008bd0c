/** Whether the gallery shows words or the names of the code; kept in this browser. */
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Flow } from '../../machines/flow.ts';
import { keepOfDevice, readOfDevice } from '../../services/shared/device/storage.ts';
import { Switch } from '../../views/ui/choices/switch.tsx';
import { type Names, type Wording, wordingOf } from '../engine/wording.ts';

const key = 'flows.names';
const NamesContext = createContext<{ names: Names; choose: (names: Names) => void }>({
  names: 'words',
  choose: () => {},
});

export function NamesProvider({ children }: { children: ReactNode }) {
  const [names, setNames] = useState<Names>(() => (readOfDevice('browser', key) === 'code' ? 'code' : 'words'));
  const choose = (next: Names) => {
    keepOfDevice('browser', key, next);
    setNames(next);
  };
  return <NamesContext value={{ names, choose }}>{children}</NamesContext>;
}

export const useNames = (): Names => useContext(NamesContext).names;

export const useWording = (flow: Flow): Wording => wordingOf(flow, useNames());

export function NamesSwitch() {
  const { names, choose } = useContext(NamesContext);
  return (
    <Switch label="Code names" isSelected={names === 'code'} onChange={(isCode) => choose(isCode ? 'code' : 'words')} />
  );
}
