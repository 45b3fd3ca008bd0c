const kept = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'white-space',
];

/** A drawing of this page as SVG with inline styles. */
export const standalone = (drawn: SVGSVGElement): string => {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, element] of [drawn, ...drawn.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element);
    for (const name of kept) copies[index]?.setAttribute(name, style.getPropertyValue(name));
    copies[index]?.removeAttribute('class');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const colour = getComputedStyle(drawn.parentElement ?? drawn).backgroundColor;
  for (const [name, value] of Object.entries({ width: '100%', height: '100%', fill: colour }))
    ground.setAttribute(name, value);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
};
