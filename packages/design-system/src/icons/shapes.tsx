import type { ReactElement } from 'react'

const shape = (d: string): ReactElement => <path d={d} />

/** All icons, as strokes on a 24 by 24 grid. */
export const shapes = {
  cart: shape('M3 4h2.2l2.3 11h10.2l2-8H6M9.5 19.5a.8.8 0 1 0 0 .01M16.5 19.5a.8.8 0 1 0 0 .01'),
  search: shape('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20'),
  menu: shape('M4 7h16M4 12h16M4 17h16'),
  more: shape('M5.5 11.5a.8.8 0 1 0 0 .01M12 11.5a.8.8 0 1 0 0 .01M18.5 11.5a.8.8 0 1 0 0 .01'),
  close: shape('m6 6 12 12M18 6 6 18'),
  chevronDown: shape('m6 9.5 6 6 6-6'),
  chevronRight: shape('m9.5 6 6 6-6 6'),
  chevronLeft: shape('m14.5 6-6 6 6 6'),
  plus: shape('M12 5v14M5 12h14'),
  minus: shape('M5 12h14'),
  bin: shape('M4 7h16M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 10.5v5.5M13.8 10.5v5.5'),
  check: shape('m5 12.5 4.5 4.5L19 7.5'),
  error: shape('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v4.8M12 15.8v.1'),
  info: shape('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.2V16M12 8v.1'),
  warning: shape('M12 4.5 21 19.5H3ZM12 10v4.3M12 17v.1'),
  user: shape('M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM4.5 20c.6-3.4 3.7-5.3 7.5-5.3s6.9 1.9 7.5 5.3'),
  signOut: shape('M14 4.5H5.5v15H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5'),
  list: shape('M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1'),
  families: shape('M4 5h5v5H4ZM12 5h8M12 9.5h8M4 14h5v5H4ZM12 14h8M12 18.5h8'),
  grid: shape('M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z'),
  store: shape(
    'M4.5 10v9.5h15V10M3 8.5 5 4.5h14l2 4c0 1.5-1.3 2.7-3 2.7s-3-1.2-3-2.7c0 1.5-1.3 2.7-3 2.7s-3-1.2-3-2.7c0 1.5-1.3 2.7-3 2.7s-3-1.2-3-2.7ZM9.5 19.5v-4.5h5v4.5',
  ),
  pin: shape(
    'M12 20.5c4-4.3 6-7.7 6-10.3a6 6 0 0 0-12 0c0 2.6 2 6 6 10.3ZM12 12.3a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  ),
  document: shape('M6 3.5h8l4.5 4.5v12.5H6ZM13.5 3.5V8.5h5M9 12.5h6.5M9 16h6.5'),
  print: shape('M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7Z'),
  calendar: shape('M4 6h16v14H4ZM4 10h16M8.5 3.5V8M15.5 3.5V8'),
  home: shape('m3.5 11.5 8.5-7.5 8.5 7.5M6 9.5v10.5h12V9.5M10 20v-5.5h4V20'),
  phone: shape(
    'M5 4h4l1.8 4.5-2.3 1.7a11.5 11.5 0 0 0 5.3 5.3l1.7-2.3L20 15v4c0 .6-.4 1-1 1C11 20 4 13 4 5c0-.6.4-1 1-1Z',
  ),
  tag: shape('M4 4.5h7.5L20 13l-7 7-9-8.5ZM8 8.5v.1'),
  ruler: shape('M15.5 3 21 8.5 8.5 21 3 15.5ZM7 11.5l2 2M10 8.5l3 3M13 5.5l2 2'),
  refresh: shape('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5'),
  external: shape('M13.5 4.5h6v6M19.5 4.5 11 13M9.5 6.5h-5v13h13v-5'),
  pause: shape('M9 6v12M15 6v12'),
  play: shape('M8 5.5v13L18.5 12Z'),
  arrowUp: shape('M12 20V4M6 10l6-6 6 6'),
  arrowDown: shape('M12 4v16M6 14l6 6 6-6'),
  download: shape('M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15'),
  comment: shape('M4 5h16v11.5h-8L7.5 20v-3.5H4ZM8 9h8M8 12.5h5'),
  filter: shape('M3.5 5.5h17l-6.5 7.8v5.2l-4 2v-7.2Z'),
  bookmark: shape('M7 4h10v16l-5-4-5 4Z'),
  barcode: shape('M4 6v12M7.5 6v12M10 6v12M13.5 6v12M17 6v12M20 6v12'),
  sort: shape('m7 9.5 5-5 5 5M7 14.5l5 5 5-5'),
} satisfies Record<string, ReactElement>

export type IconName = keyof typeof shapes

const isIconName = (name: string): name is IconName => name in shapes

export const iconNames = Object.keys(shapes).filter(isIconName)
