// jsdom lacks what react-aria asks every browser for. Tests without a document are left alone.
if (typeof document !== 'undefined') {
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
}
