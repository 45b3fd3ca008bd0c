// Tests without a document are left alone.
if (typeof document !== 'undefined') {
  // The files of one worker share its window: each begins with an empty page, as in a browser that was never used.
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  // jsdom lacks what react-aria asks every browser for.
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const { configure } = await import('@testing-library/dom');
  // Parts that are loaded when first needed take more than a second on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
}

export {};
