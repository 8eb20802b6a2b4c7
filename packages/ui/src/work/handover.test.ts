import { afterEach, describe, expect, it, vi } from 'vitest';
import { handOver, handOverFile, peekHandover, takeFileHandover, takeHandover } from './handover.ts';

const goTo = (pathname: string) => vi.stubGlobal('location', { pathname });

describe('what is handed over', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('[SHELL-16] is taken once, by the page that it is for', () => {
    goTo('/tool/base64');
    handOver('a', '/tool/url');
    expect(peekHandover()).toBeNull();
    goTo('/below/tool/url');
    expect(peekHandover()).toBe('a');
    expect(takeHandover()).toBe('a');
    expect(takeHandover()).toBeNull();
  });

  it('[SHELL-16] does not appear in the tool that is opened after one that took nothing', () => {
    handOver('a', '/tool/scanner');
    handOverFile(new File([], 'a'), '/tool/scanner');
    goTo('/tool/json');
    expect(takeHandover()).toBeNull();
    expect(takeFileHandover()).toBeNull();
    goTo('/tool/scanner');
    expect(takeHandover()).toBeNull();
  });
});
