import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { reporterScript } from './reporter.ts';

it('[PREVIEW-03] takes WebRTC from a page before its own scripts run', () => {
  const page: Record<string, unknown> = {
    RTCPeerConnection: () => undefined,
    localStorage: { length: 0 },
    sessionStorage: {},
  };
  page.window = page;
  page.parent = page;
  createContext(page);
  runInContext(reporterScript('http://127.0.0.1:1', false), page);
  expect(runInContext('typeof RTCPeerConnection', page)).toBe('undefined');
});
