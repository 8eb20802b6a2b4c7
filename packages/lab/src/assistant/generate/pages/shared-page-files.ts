import type { Model } from '../shared/prepare-model.ts';
import { baseStyle } from '../styles/base-style.ts';
import { controlStyle } from '../styles/control-style.ts';
import { pageStyles } from '../styles/page-styles.ts';
import { fieldsFile } from './fields-file.ts';
import { calculateFile, figuresFile } from './figure-files.ts';
import { csvFile, recordsFile, validateFile } from './record-files.ts';
import { routeFile } from './route-file.ts';
import { cartFile, shopFile } from './shop-files.ts';
import { themeFile } from './theme-file.ts';
import { calculationsFile, modelFile } from './model-files.ts';
import { textsFile } from './texts-file.ts';

/** Texts by path within their folder. */
export type Files = [path: string, text: string][];

/** What plain pages, React and Vue have in common: the model, words, rules and looks, without a framework. */
export function sharedPageFiles(model: Model): Files {
  const kinds = model.pages.map((page) => page.kind);
  const styles = [baseStyle(model.color), controlStyle(), pageStyles([...new Set(kinds)])];
  const files: Files = [
    ['model.js', modelFile(model)],
    ['texts.js', textsFile(model)],
    ['styles.css', styles.join('\n')],
    ['lib/fields.js', fieldsFile(model.publications.size > 0)],
    ['lib/validate.js', validateFile()],
    ['lib/route.js', routeFile()],
  ];
  if (model.features.dark) files.push(['lib/theme.js', themeFile(model.slug)]);
  if (model.entities.length > 0) files.push(['lib/records.js', recordsFile()]);
  if (model.entities.length > 0 && model.features.csv) files.push(['lib/csv.js', csvFile()]);
  if (kinds.includes('cart') || kinds.includes('shop'))
    files.push(['lib/cart.js', cartFile(model.slug)], ['lib/shop.js', shopFile()]);
  if (kinds.includes('calculator'))
    files.push(['lib/calculations.js', calculationsFile(model)], ['lib/calculate.js', calculateFile()]);
  if (kinds.includes('chart') || kinds.includes('results')) files.push(['lib/figures.js', figuresFile()]);
  return files;
}
