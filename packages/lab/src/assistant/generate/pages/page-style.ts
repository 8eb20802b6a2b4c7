import { paletteOf, type Palette } from '../shared/palette.ts';
import type { GeneratedPageKind, Model } from '../shared/prepare-model.ts';
import type { Templates } from '../templates.ts';

/** The sheets that every app has, in the order in which they are read. */
const usual = ['colors', 'elements', 'frame', 'button', 'field', 'picture', 'chip', 'dialog'];

/** Those that a kind of page needs besides. */
const sheets: Readonly<Record<GeneratedPageKind, readonly string[]>> = {
  list: ['list'],
  board: ['board'],
  calendar: ['calendar'],
  chart: ['chart'],
  gallery: ['list', 'tiles'],
  posts: ['list', 'posts'],
  shop: ['list', 'tiles'],
  cart: ['cart'],
  form: ['form'],
  results: ['chart', 'results'],
  chat: ['chat'],
  calculator: ['calculator'],
  landing: ['landing'],
  api: ['api'],
};

const accents = ({ accent, accentStrong, onAccent, accentSoft }: Palette) => `
  --accent: ${accent};
  --accent-strong: ${accentStrong};
  --on-accent: ${onAccent};
  --accent-soft: ${accentSoft};
`;

/** The looks that apps come in; each has a sheet of its name in `web-shared/styles/looks`. */
export type Look =
  | 'agenda'
  | 'board'
  | 'figures'
  | 'gallery'
  | 'instrument'
  | 'journal'
  | 'ledger'
  | 'messenger'
  | 'sheet'
  | 'site'
  | 'store'
  | 'tasks';

/** Pages that give an app its look wherever they stand, the strongest first. */
const byAnyPage: readonly (readonly [GeneratedPageKind, Look])[] = [
  ['shop', 'store'],
  ['gallery', 'gallery'],
  ['landing', 'site'],
  ['posts', 'journal'],
  ['calendar', 'agenda'],
  ['chat', 'messenger'],
  ['calculator', 'instrument'],
];

/** The look of an app, chosen by its pages: first by what visitors come for, else by the page that it opens with. */
export function lookOf({ pages }: Pick<Model, 'pages'>): Look | undefined {
  const kinds = pages.map(({ kind }) => kind);
  const [first] = kinds;
  if (first === undefined || first === 'api') return undefined;
  if (first === 'board') return 'board';
  const strong = byAnyPage.find(([kind]) => kinds.includes(kind));
  if (strong) return strong[1];
  if (first === 'form') return 'sheet';
  if (kinds.includes('board')) return 'tasks';
  return kinds.includes('chart') ? 'figures' : 'ledger';
}

/** The style sheet of an app: those of its kinds of pages, each once, its own colour after the usual one, its look last. */
export function pageStyle(model: Pick<Model, 'pages' | 'color'>, templates: Templates): string {
  const { light, dark } = paletteOf(model.color);
  const own = `:root {${accents(light)}}\n\n:root[data-theme='dark'] {${accents(dark)}}\n`;
  const look = lookOf(model);
  const names = [...usual, ...model.pages.flatMap(({ kind }) => sheets[kind]), ...(look ? [`looks/${look}`] : [])];
  const [colors = '', ...others] = [...new Set(names)].map(
    (name) => templates.get(`web-shared/styles/${name}.css`) ?? '',
  );
  return [colors, own, ...others].join('\n');
}
