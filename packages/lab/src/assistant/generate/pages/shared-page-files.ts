import type { Model } from '../shared/prepare-model.ts';
import { filesOf, type Files, type Templates } from '../templates.ts';
import { browserSeedsFile, calculationsFile, dataFile } from './model-files.ts';
import { pageStyle } from './page-style.ts';
import { pageSamplesFile } from './samples-file.ts';
import { wordsFile } from './words-file.ts';

/** What plain pages, React and Vue have in common, without a framework: words, rules and looks in `src`, and their tests. */
export const sharedPageFiles = (model: Model, templates: Templates): Files =>
  filesOf(templates, 'web-shared', '', {
    'src/data.js': dataFile(model),
    'src/words.js': wordsFile(model),
    'src/styles.css': pageStyle(model, templates),
    'src/browser-seeds.js': browserSeedsFile(model),
    'src/lib/calculations.js': calculationsFile(model),
    'test/samples.json': pageSamplesFile(model),
  }).filter(([path]) => /^(?:src|test)\//.test(path));
