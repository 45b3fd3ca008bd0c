import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether what is in an element is wider than the element. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setOverflows(current.scrollWidth > current.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
