import type { IconShape } from './icon.tsx';

// The drawings of inner screens. Each is loaded by those who show it: `<Icon name={bell} />`.
export const plus: IconShape = { path: 'M12 5v14M5 12h14' };
export const minus: IconShape = { path: 'M5 12h14' };
export const search: IconShape = { path: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.2 15.2 20 20' };
export const bell: IconShape = {
  path: 'M6.5 10a5.5 5.5 0 0 1 11 0c0 5 2 6.5 2 6.5h-15s2-1.5 2-6.5M10 19.5a2.2 2.2 0 0 0 4 0',
};
export const dots: IconShape = {
  path: 'M5.2 12a.8.8 0 1 0 1.6 0 .8.8 0 0 0-1.6 0M11.2 12a.8.8 0 1 0 1.6 0 .8.8 0 0 0-1.6 0M17.2 12a.8.8 0 1 0 1.6 0 .8.8 0 0 0-1.6 0',
};
export const menu: IconShape = { path: 'M4 7h16M4 12h16M4 17h16' };
export const edit: IconShape = { path: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4' };
export const trash: IconShape = { path: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v6M14 10.5v6' };
export const download: IconShape = { path: 'M12 4v11.5M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15' };
export const upload: IconShape = { path: 'M12 15.5v-11M7.5 9 12 4.5 16.5 9M4.5 19.5h15' };
export const filter: IconShape = { path: 'M4 6.5h16M7 12h10M10 17.5h4' };
export const columns: IconShape = { path: 'M4 5h16v14H4zM9.3 5v14M14.7 5v14' };
export const settings: IconShape = {
  path: 'M4 8h8M16.4 8H20M4 16h3.6M12 16h8M14.2 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M9.8 18.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4',
};
export const calendar: IconShape = { path: 'M4.5 6h15v13.5h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4' };
export const refresh: IconShape = { path: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15' };
export const undo: IconShape = { path: 'M8 5 4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H9' };
export const eye: IconShape = {
  path: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6',
};
export const chevronLeft: IconShape = { path: 'm14 7-5 5 5 5' };
export const chevronRight: IconShape = { path: 'm10 7 5 5-5 5' };
export const chevronUp: IconShape = { path: 'm7 14 5-5 5 5' };
export const arrowUp: IconShape = { path: 'M12 19V5M6 11l6-6 6 6' };
export const arrowDown: IconShape = { path: 'M12 5v14M6 13l6 6 6-6' };
export const external: IconShape = { path: 'M13.5 4.5h6v6M19 5l-8.5 8.5M10.5 5.5h-6v14h14v-6' };
export const copy: IconShape = { path: 'M9 9h11v11H9zM15 9V4H4v11h5' };
export const phone: IconShape = {
  path: 'M5 4h4l1.8 4.5-2.3 1.6a12 12 0 0 0 5.4 5.4l1.6-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4',
};
export const help: IconShape = {
  path: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M9.5 9.6a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2 1-1.2 1.9M12 16.5v.01',
};
export const pin: IconShape = {
  path: 'M12 21s7-6.3 7-11.5a7 7 0 1 0-14 0C5 14.7 12 21 12 21M12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
};
export const briefcase: IconShape = { path: 'M3.5 8h17v11.5h-17zM9 8V5h6v3M3.5 13h17' };
export const person: IconShape = {
  path: 'M12 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4M4.5 20c.7-3.9 3.6-6 7.5-6s6.8 2.1 7.5 6',
};
export const wrench: IconShape = {
  path: 'M20 7.5a4.5 4.5 0 0 1-6 4.2L6.7 19A1.9 1.9 0 0 1 4 16.3L11.3 9a4.5 4.5 0 0 1 5.2-5.9L14 5.6l.6 2.8 2.8.6z',
};
export const clip: IconShape = {
  path: 'm19 11-7.5 7.5a4.6 4.6 0 0 1-6.5-6.5l8-8a3 3 0 0 1 4.3 4.3l-7.8 7.8a1.5 1.5 0 0 1-2.1-2.1L14.5 7',
};
