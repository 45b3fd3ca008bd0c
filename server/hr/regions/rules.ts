/** The region that a business begins with. Pure. */
import { otherState } from '../../platform/countries.ts';

/** A business begins with one region, where it is. */
export const firstRegionName = ({ state, city }: { state: string; city: string }): string =>
  state === otherState ? city : state;
