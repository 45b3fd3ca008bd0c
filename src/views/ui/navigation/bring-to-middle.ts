/** Where tabs do not fit, one of them is brought to the middle. Only the bar scrolls, never the page. */
export function bringToMiddle(bar: HTMLElement, tab: HTMLElement) {
  const { left, width } = tab.getBoundingClientRect();
  bar.scrollLeft += left - bar.getBoundingClientRect().left - (bar.clientWidth - width) / 2;
}
