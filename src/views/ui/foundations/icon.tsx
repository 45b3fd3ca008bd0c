// The entry screens load all of these; what only inner screens show is in icons.ts.
const shapes = {
  home: 'M3.500 11 12 4l8.500 7v8a1 1 0 0 1-1 1H15v-6H9v6H4.500a1 1 0 0 1-1-1z',
  box: 'M3.500 8 12 3.200 20.500 8v8L12 20.800 3.500 16zM3.500 8l8.500 4.800L20.500 8M12 12.800v8',
  car: 'M4 15.500v-3.300L6 7h12l2 5.200v3.300M4 15.500h16M4 15.500v3h3v-3M17 15.500v3h3v-3M6.500 12h11',
  people:
    'M9 11.200a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400M3 20c.6-3.600 3-5.400 6-5.400s5.400 1.800 6 5.400M16 5.200a3 3 0 0 1 0 5.600M18.200 20c-.2-2-1-3.600-2.400-4.600',
  pay: 'M3.500 6.500h17v11h-17zM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M6.500 9.500v.01M17.500 14.500v.01',
  clock: 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17M12 7.500V12l3.200 2',
  task: 'M4 6.500 5.500 8 8.500 5M4 13.500 5.500 15l3-3M12 6.500h8M12 13.500h8M4 19.500h16',
  check: 'M5 12.500 10 17.500 19.500 7',
  chevron: 'm7 10 5 5 5-5',
  close: 'M6 6l12 12M18 6 6 18',
  alert: 'M12 8.500v4.500M12 16.500v.01M12 3.500 21.500 20h-19z',
  info: 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17M12 11v5M12 8v.01',
  offline:
    'M4 4l16 16M8.500 14.500a5 5 0 0 1 5.200-1.100M5.500 11.200a9.500 9.500 0 0 1 3.200-2M18.500 11.200a9.500 9.500 0 0 0-6.600-2.700M12 18.500v.01',
  image: 'M4 5h16v14H4zM8.500 11a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3M4 17l5-4.500 3.500 3L15.500 13 20 17',
  mail: 'M3.500 6h17v12.500h-17zM3.500 7l8.500 6.500L20.500 7',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  compass: 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17M15.500 8.500l-2 5-5 2 2-5z',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  leave: 'M10 4.500H5v15h5M9.500 12H20M16 8l4 4-4 4',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400',
  building: 'M5 20.500V4.500h9v16M14 9.500h5v11M3.500 20.500h17M8 8h3M8 12h3M8 16h3',
  document: 'M6 3.500h8l4 4v13H6zM14 3.500v4h4M9 12h6M9 16h6',
  card: 'M3.500 6h17v12.500h-17zM3.500 10.500h17M7 15h4',
} as const;

export const iconNames = Object.keys(shapes) as (keyof typeof shapes)[];

/** A drawing on a 24 px grid, made of one path. */
export type IconShape = { path: string };

/** A name, for what many screens show, or a drawing from `icons.ts`, which only those who show it load. */
export type IconName = keyof typeof shapes | IconShape;

/** A line drawing, always decoration: the words beside it, or the name of the button around it, carry the meaning. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={typeof name === 'string' ? shapes[name] : name.path} />
    </svg>
  );
}
