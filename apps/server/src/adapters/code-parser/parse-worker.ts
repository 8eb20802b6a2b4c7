import { parentPort } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import { analyseFile } from '@toolbench/lab/code/analyse-file.ts';
import { languageOfPath } from '@toolbench/lab/code/languages/languages.ts';
import type { AnalysedFile, FileToAnalyse } from '../../features/code/ports.ts';
import { packText } from '../worker-threads/packed-text.ts';
import { readCaptures } from './read-captures.ts';

export interface ParseJob {
  readonly files: readonly FileToAnalyse[];
  /** For a file whose syntax kept a worker busy for too long. */
  readonly withoutSyntax: boolean;
}

async function analyse({ path, packedText }: FileToAnalyse, withoutSyntax: boolean): Promise<AnalysedFile> {
  const text = inflateRawSync(packedText).toString('utf8');
  const language = withoutSyntax ? undefined : languageOfPath(path);
  const captures = language && (await readCaptures(language, text).catch(() => undefined));
  const analysis = analyseFile(path, text, captures);
  const packedAnalysis = packText(JSON.stringify(analysis));
  return { packedAnalysis, units: analysis.units.length, isFallback: analysis.mode === 'fallback' };
}

/** Answers each job with its analysed files, in their order. */
export function runParseWorker(): void {
  const port = parentPort;
  if (port === null) throw new Error('not in a worker');
  port.on('message', ({ files, withoutSyntax }: ParseJob) => {
    const all = (async () => {
      const analysed: AnalysedFile[] = [];
      for (const file of files) analysed.push(await analyse(file, withoutSyntax));
      return analysed;
    })();
    void all.then((analysed) => port.postMessage(analysed));
  });
}
