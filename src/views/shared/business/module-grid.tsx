import { CheckboxCards } from '../../ui/choices/choice.tsx';
import type { IconName } from '../../ui/foundations/icon.tsx';

/** One of the modules that can be chosen; it is known by its name. */
type Module<T extends string = string> = { name: T; icon?: IconName; note?: string };

type ModuleGridProps<T extends string> = {
  label: string;
  modules: readonly Module<T>[];
  /** The names of those that are chosen. */
  value: T[];
  /** Called with the names, to which that of the module has been added or from which it has been removed. */
  onChange: (names: T[]) => void;
  errorMessage?: string | null;
};

/** The modules of the suite, of which any number is chosen. */
export function ModuleGrid<T extends string>({ modules, ...grid }: ModuleGridProps<T>) {
  return (
    <CheckboxCards {...grid} choices={modules.map(({ name, ...rest }) => ({ value: name, label: name, ...rest }))} />
  );
}
