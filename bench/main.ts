import { measureReplies } from './assistant-replies/speed.ts';
import { launch } from './browser.ts';
import { measureAssistant } from './assistant.ts';
import { measureDocuments } from './documents.ts';
import { measureCaptures } from './captures.ts';
import { measureEmvco, measureQrcode, measureScanner } from './codes.ts';
import { measureCode } from './code.ts';
import { measureFlood } from './flood.ts';
import { measureLoading } from './loading.ts';
import { measureStaticPreviews } from './previews-static.ts';
import { measureMonitoring } from './monitoring.ts';
import { measurePreviews } from './previews.ts';
import { countOver, report } from './report.ts';
import { startServer } from './server.ts';
import { measureSoak } from './soak.ts';
import { measureTerminal } from './terminal.ts';
import { measureBase64, measureCsv, measureDiff, measureJson, measureRegex, measureUuid, measureXml } from './tools.ts';
import { measureVoice } from './voice.ts';

const chosen = process.argv.slice(2);
const measurements = {
  loading: measureLoading,
  json: measureJson,
  xml: measureXml,
  csv: measureCsv,
  base64: measureBase64,
  diff: measureDiff,
  uuid: measureUuid,
  regex: measureRegex,
  documents: measureDocuments,
  code: measureCode,
  'previews-static': measureStaticPreviews,
  replies: measureReplies,
  assistant: measureAssistant,
  captures: measureCaptures,
  flood: measureFlood,
  previews: measurePreviews,
  monitoring: measureMonitoring,
  qrcode: measureQrcode,
  scanner: measureScanner,
  emvco: measureEmvco,
  voice: measureVoice,
  terminal: measureTerminal,
};

const server = await startServer();
report({ name: 'second start: first page', value: server.firstPageMs, unit: 'ms', limit: 1_000 });
const browser = await launch();
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen.length === 0 || chosen.includes(name)) await measure(browser, server.url);
}
// Takes many minutes: only when it is named.
if (chosen.includes('soak')) await measureSoak();
await browser.close();
await server.stop();
process.stdout.write(`${countOver()} not as they should be\n`);
