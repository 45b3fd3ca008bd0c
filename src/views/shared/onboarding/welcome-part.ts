import type { ComponentType, RefObject } from 'react';

export type WelcomeProps = {
  /** Of the dialog, as in 'Welcome to Assets'. */
  title: string;
  /** What the module is good for, in a few sentences. */
  words: readonly string[];
  /** What to do first, as in 'Click Add Asset'. */
  hint: string;
  /** The button that the hint points at. */
  anchor: RefObject<HTMLElement | null>;
  /** Something else stands above the page first. */
  isLater?: boolean;
};

/** The welcome of a module, which comes after the page; the first page of a module gets it from its manifest. */
export type WithWelcome = { Welcome: ComponentType<WelcomeProps> };
