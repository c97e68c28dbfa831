const SHAPES = {
  home: 'M3.500 11 12 4l8.500 7M6 9.500V20h12V9.500M10 20v-6h4v6',
  leave: 'M10 5 4 12l6 7M4 12h16',
  chat: 'M4 5h16v11H11l-5 4v-4H4Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  score: 'M6 3h12v18H6ZM9 8h6M9 12h6M9 16h4',
  sort: 'M7 4v15m0 0-3-3m3 3 3-3M13 6h8M13 11h6M13 16h4',
  computer:
    'M8 8h8a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3ZM12 8V4M9 13h.01M15 13h.01M9.5 16h5',
  robot:
    'M8 8h8v8H8ZM10 8V4.500M14 8V4.500M10 19.500V16M14 19.500V16M4.500 10H8M4.500 14H8M16 10h3.500M16 14h3.500',
  key: 'M8 11a4 4 0 1 0 0 8a4 4 0 1 0 0-8M11 12l8-8 2 2m-5 1 2 2',
  copy: 'M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM16 8V4H4v12h4',
  share: 'M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8',
  download: 'M12 4v11m0 0-4-4m4 4 4-4M5 20h14',
  out: 'M14 4H5v16h9M10 12h10m0 0-4-4m4 4-4 4',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5',
  again: 'M5 12a7 7 0 1 1 2 5M5 20v-4h4',
  cup: 'M8 4h8v5a4 4 0 0 1-8 0ZM8 6H5a3 3 0 0 0 3 4M16 6h3a3 3 0 0 1-3 4M12 13v4M8 20h8m-6-3h4',
  bars: 'M5 20v-7M12 20V5M19 20v-11M3 20h18',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.500 21c.500-4.500 3.500-7 7.500-7s7 2.500 7.500 7',
  next: 'm9 5 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
  skip: 'm6 5 8 7-8 7M18 5v14',
  skipBack: 'm18 5-8 7 8 7M6 5v14',
  play: 'M8 5v14l11-7Z',
  pause: 'M9 5v14M15 5v14',
  check: 'm5 13 5 5L19 7',
  cross: 'm6 6 12 12M18 6 6 18',
  light:
    'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 3v2m0 14v2m9-9h-2M5 12H3m15.400-6.400L17 7M7 17l-1.400 1.400M18.400 18.400 17 17M7 7 5.600 5.600',
  dark: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10Z',
  device: 'M4 5h16v11H4ZM9 20h6M12 16v4',
  plus: 'M12 5v14M5 12h14',
  pen: 'M4 20h4L19 9l-4-4L4 16Z',
  waiting: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 8v4l3 2',
  people:
    'M9 4.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7M2.500 20c.500-4 3-6 6.500-6s6 2 6.500 6M16 5a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .800 3.200 2.700 3.500 5.500',
  warn: 'M12 4 2.500 20h19ZM12 10v4m0 3h.01',
  hint: 'M9 18h6m-5 3h4M8.500 15c-2-1.300-3-3.200-3-5.500a6.500 6.500 0 0 1 13 0c0 2.300-1 4.200-3 5.500v0h-7Z',
  gear: 'M10.6 5.1 10.9 2.7 13.1 2.7 13.4 5.1 15.9 6.2 17.8 4.6 19.4 6.2 17.8 8.1 18.9 10.6 21.3 10.9 21.3 13.1 18.9 13.4 17.8 15.9 19.4 17.8 17.8 19.4 15.9 17.8 13.4 18.9 13.1 21.3 10.9 21.3 10.6 18.9 8.1 17.8 6.2 19.4 4.6 17.8 6.2 15.9 5.1 13.4 2.7 13.1 2.7 10.9 5.1 10.6 6.2 8.1 4.6 6.2 6.2 4.6 8.1 6.2ZM12 8.800a3.200 3.200 0 1 0 0 6.400a3.200 3.200 0 1 0 0-6.400',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  order: 'M5 6h14M5 12h9M5 18h5',
  trick: 'M11 5h8.500v13H11ZM11 7.500 5 9l2.800 10.500 3.200-.900',
  bow: 'M7 3c11 4 11 14 0 18M7 3v18M3 12h18m-4-4 4 4-4 4',
  book: 'M4 5h6a2 2 0 0 1 2 2v12a2 2 0 0 0-2-2H4ZM20 5h-6a2 2 0 0 0-2 2v12a2 2 0 0 1 2-2h6Z',
  contrast: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 4v16a8 8 0 0 0 0-16Z',
} as const;

export type IconName = keyof typeof SHAPES;

/** A line drawing; whoever uses it says in words what it means. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class={name === 'contrast' ? 'ico full' : 'ico'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[name]} />
  </svg>
);

/** The lamp over the table. */
export const Logo = () => (
  <svg class="logo" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M24 2v9" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    <path d="M13 20c0-6 5-10 11-10s11 4 11 10Z" fill="currentColor" />
    <path class="beam" d="M14 21h20l9 16H5Z" />
    <ellipse class="rim" cx="24" cy="38" rx="21" ry="6" />
    <ellipse class="top" cx="24" cy="36.8" rx="17" ry="4.3" />
    <rect class="leaf" x="19" y="33" width="6" height="5" rx=".8" transform="rotate(-12 22 35)" />
    <rect class="leaf" x="25" y="33.4" width="6" height="5" rx=".8" transform="rotate(14 28 35)" />
  </svg>
);
