import { code } from '../code.ts';

/** lib/icons.js: outlines on a field of 24 by 24. */
export const iconsFile = () => code`
export const icons = {
  add: 'M12 5v14M5 12h14',
  less: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  edit: 'M4 20h4L19 9l-4-4L4 16v4M13.5 6.5l4 4',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M20 20l-4-4',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  check: 'M5 12.5l4.5 4.5L19 7',
  cart: 'M3 4h2l2.5 11h10L20 7H6M9 20h.01M17 20h.01',
  theme: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18v18M12 7h4M12 11h8M12 15h7',
  empty: 'M4 13l3-8h10l3 8v6H4v-6h5l1 3h4l1-3h5',
};
`;
