import type { ComponentType } from 'react';

/** What every routed screen is given. */
export type ScreenProps = {
  /** The query of the address it was opened with. */
  search: URLSearchParams;
  /** Whether it stands in the frame, which has the page's `main`. */
  isFramed: boolean;
};

export type LoadScreen = () => Promise<{ Screen: ComponentType<ScreenProps> }>;
