import { heldChanges } from './assistant/changes-held.ts';
import { fifthChanges, fifthHeldChanges } from './assistant/changes-fifth.ts';
import { freshChanges } from './assistant/changes-fresh.ts';
import { tuningChanges } from './assistant/changes-tune.ts';
import { fourthChanges, fourthRequests } from './assistant/fourth-set.ts';
import { lastChanges, lastRequests } from './assistant/last-set.ts';
import { eighthRequests } from './assistant/requests-eighth.ts';
import { fifthHeldRequests, fifthRequests } from './assistant/requests-fifth.ts';
import { freshChinese, freshEnglish } from './assistant/requests-fresh.ts';
import { heldChinese, heldEnglish } from './assistant/requests-held.ts';
import { seventhHeldRequests, seventhRequests } from './assistant/requests-seventh.ts';
import { sixthRequests } from './assistant/requests-sixth.ts';
import { tuningRequests } from './assistant/requests-tune.ts';
import { thirdChanges, thirdRequests } from './assistant/third-set.ts';
import { scoreChanges } from './assistant/run-changes.ts';
import { scoreRequests } from './assistant/run-requests.ts';
import { report, reportShare } from './report.ts';

function measureRequests(name: string, table: string): void {
  const score = scoreRequests(table);
  const note = `${score.cases} requests`;
  if (score.things !== undefined)
    reportShare({ name: `assistant: ${name}, kinds of records beside`, value: score.things, atLeast: 0.7, note });
  if (score.rules !== undefined)
    reportShare({ name: `assistant: ${name}, rules that sentences state`, value: score.rules, atLeast: 0.7, note });
  reportShare({ name: `assistant: ${name}, right family`, value: score.families, atLeast: 0.85, note });
  reportShare({ name: `assistant: ${name}, expected fields`, value: score.fields, atLeast: 0.7, note });
  report({ name: `assistant: ${name}, fields left out without a word`, value: score.silent, unit: '', limit: 0 });
  report({ name: `assistant: ${name}, sentence, median`, value: score.medianMs, unit: 'ms', limit: 20 });
}

function measureChanges(name: string, table: string): void {
  const { cases, right, silent } = scoreChanges(table);
  reportShare({ name: `assistant: ${name}, right`, value: right / cases, atLeast: 0.75, note: `${cases} changes` });
  report({ name: `assistant: ${name}, taken for something else`, value: silent, unit: '', limit: 0 });
}

/** How often sentences become the app, or the change, that a newcomer would expect. Needs no browser and no server. */
export function measureAssistant(): Promise<void> {
  measureRequests('built with', tuningRequests);
  measureRequests('held, Chinese', heldChinese);
  measureRequests('held, English', heldEnglish);
  measureRequests('last', lastRequests);
  measureRequests('fresh, Chinese', freshChinese);
  measureRequests('fresh, English', freshEnglish);
  measureRequests('third', thirdRequests);
  measureRequests('fourth', fourthRequests);
  measureRequests('fifth, learned from', fifthRequests);
  measureRequests('fifth, held', fifthHeldRequests);
  measureRequests('sixth, learned from', sixthRequests);
  measureRequests('seventh, learned from', seventhRequests);
  measureRequests('seventh, held', seventhHeldRequests);
  measureRequests('eighth, learned from', eighthRequests);
  measureChanges('changes built with', tuningChanges);
  measureChanges('changes held', heldChanges);
  measureChanges('changes last', lastChanges);
  measureChanges('changes fresh', freshChanges);
  measureChanges('changes third', thirdChanges);
  measureChanges('changes fourth', fourthChanges);
  measureChanges('changes fifth, learned from', fifthChanges);
  measureChanges('changes fifth, held', fifthHeldChanges);
  return Promise.resolve();
}
