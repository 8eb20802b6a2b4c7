import { readFileSync } from 'node:fs';
import { scoreChanges } from './assistant/run-changes.ts';
import { scoreRequests } from './assistant/run-requests.ts';
import { scoreTold } from './assistant/run-told.ts';
import { report, reportShare } from './report.ts';

const table = (name: string) => readFileSync(`bench/assistant/${name}.txt`, 'utf8');

function measureRequests(): void {
  const { cases, families, fields, things, rules, silent, medianMs } = scoreRequests(table('requests'));
  const name = 'assistant: requests learned from';
  reportShare({ name: `${name}, right family`, value: families, atLeast: 0.85, note: `${cases} requests` });
  reportShare({ name: `${name}, expected fields`, value: fields, atLeast: 0.7 });
  reportShare({ name: `${name}, kinds of records beside`, value: things, atLeast: 0.7 });
  reportShare({ name: `${name}, rules that sentences state`, value: rules, atLeast: 0.7 });
  report({ name: `${name}, fields left out without a word`, value: silent, unit: '', limit: 0 });
  report({ name: `${name}, sentence, median`, value: medianMs, unit: 'ms', limit: 20 });
}

function measureTold(): void {
  const { cases, right, near, fields } = scoreTold(table('told'));
  const name = 'assistant: messages that spell out what they keep, learned from';
  reportShare({ name: `${name}, right`, value: right / cases, atLeast: 0.4, note: `${cases} messages` });
  reportShare({ name: `${name}, right or nearly`, value: (right + near) / cases, atLeast: 0.5 });
  reportShare({ name: `${name}, listed fields`, value: fields, atLeast: 0.8 });
}

function measureChanges(): void {
  const { cases, right, silent } = scoreChanges(table('changes'));
  const name = 'assistant: changes learned from';
  reportShare({ name: `${name}, right`, value: right / cases, atLeast: 0.75, note: `${cases} changes` });
  report({ name: `${name}, taken for something else`, value: silent, unit: '', limit: 0 });
}

/**
 * Whether sentences still become the app, or the change, that a newcomer would expect. All of them were learned from: this
 * tells what a change of the reader broke, not how well it reads what it has not seen. Needs no browser and no server.
 */
export function measureAssistant(): Promise<void> {
  measureRequests();
  measureTold();
  measureChanges();
  return Promise.resolve();
}
