import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { HostCode } from '@toolbench/ui/engine-host.ts';
import { takeFileHandover } from '@toolbench/ui/handover.ts';
import { useTool } from '@toolbench/ui/use-tool.tsx';
import { useWarmEngine } from '@toolbench/ui/use-warm-engine.ts';
import type { Effort } from '../kit/barcodes.ts';
import type { Failure } from '../kit/result.ts';
import type { Engine, ErrorCode, FoundCode, Frame } from './engine.ts';
import type { CameraCode } from './text.zh.ts';
import { scanner, type options } from './tool.ts';
import { useCamera } from './use-camera.tsx';

export type ScannerFailure = Failure<ErrorCode | CameraCode | HostCode | 'file-unreadable'>;

/** What was read from one picture. */
export interface Reading {
  readonly codes: readonly FoundCode[];
  /** Which of them is shown. */
  readonly shown: number;
  /** Whether its card numbers are shown: only after they were asked for. */
  readonly revealed: boolean;
}

/** Frames are read one at a time with this pause between, so that the processor has time for the page. */
const framePauseMs = 60;

/** How hard to look at one frame after the other: most codes are easy, and those that are not get their turn. */
const frameEfforts: readonly Effort[] = ['quick', 'quick', 'thorough', 'quick', 'quick', 'negative'];

/** Loads the reader before there is something to read. */
const emptyFrame: Frame = {
  picture: { data: new Uint8ClampedArray(16 * 16 * 4), width: 16, height: 16 },
  effort: 'quick',
};

const longestHistory = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The page's state: the camera, the picture, what was read from it, what went wrong, and what was read before. */
export function useScanner() {
  const tool = useTool<Engine, typeof options>(scanner);
  useWarmEngine<Engine, typeof options>(scanner, 'frame', emptyFrame);
  const [reading, setReading] = useState<Reading | null>(null);
  const [failure, setFailure] = useState<ScannerFailure | null>(null);
  const [history, setHistory] = useState<readonly FoundCode[]>([]);
  const [picture, showPicture] = usePictureUrl();
  const camera = useCamera((code) => setFailure({ ok: false, code }));
  const { run, reset } = tool;
  /** Counts what was begun, so that a late answer does not replace a newer one. */
  const turn = useRef(0);

  const begin = () => {
    reset();
    setFailure(null);
    setReading(null);
    showPicture(null);
    turn.current += 1;
    return turn.current;
  };

  const show = (codes: readonly FoundCode[]) => {
    setReading((before) => ({ codes, shown: indexLike(codes, before), revealed: before?.revealed ?? false }));
    setHistory((before) => {
      const fresh = codes.filter(({ text }) => !before.some((code) => code.text === text));
      return [...fresh, ...before].slice(0, longestHistory);
    });
  };

  const start = async (id?: string) => {
    begin();
    await camera.start(id);
  };

  const readFile = async (file: File) => {
    camera.stop();
    const mine = begin();
    const { fileBytes } = limits.barcodes;
    if (file.size > fileBytes) {
      setFailure({ ok: false, code: 'too-large', detail: { size: file.size, limit: fileBytes } });
      return;
    }
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    if (turn.current !== mine) return;
    if (!bytes) return setFailure({ ok: false, code: 'file-unreadable' });
    const first = (await run('read', bytes, { options: { search: 'first', showCardNumbers: true } })).result;
    if (turn.current !== mine) return;
    if (first.ok || first.code === 'nothing-found') showPicture(file);
    if (!first.ok) return setFailure(first);
    show(first.value.codes);
    // The first answer stands on the page; the other codes of the picture join it.
    const all = (await run('read', bytes, { options: { search: 'all', showCardNumbers: true } })).result;
    if (turn.current === mine && all.ok && all.value.codes.length > 1) show(all.value.codes);
  };

  const readHandedOver = useRef(() => {
    const file = takeFileHandover();
    if (file) void readFile(file);
  });
  useEffect(() => readHandedOver.current(), []);

  const { state, stop, takeFrame } = camera;
  const readFrames = async (isCurrent: () => boolean) => {
    for (let turn = 0; isCurrent(); turn += 1) {
      const taken = takeFrame();
      const effort = frameEfforts[turn % frameEfforts.length];
      const found = taken && (await run('frame', { picture: taken.picture, effort })).result;
      if (!isCurrent()) return;
      if (found && !found.ok) {
        stop();
        if (found.code !== 'cancelled') setFailure(found);
        return;
      }
      if (taken && found && found.value.codes.length > 0) {
        stop();
        show(found.value.codes);
        return showPicture(await taken.toBlob());
      }
      await pause(framePauseMs);
    }
  };
  const latestReadFrames = useRef(readFrames);
  useEffect(() => {
    latestReadFrames.current = readFrames;
  });
  useEffect(() => {
    if (state !== 'scanning') return;
    let current = true;
    void latestReadFrames.current(() => current);
    return () => {
      current = false;
    };
  }, [state]);

  const stopScanning = () => {
    camera.stop();
    reset();
  };
  const clear = () => {
    camera.stop();
    begin();
  };
  const choose = (shown: number) => setReading((before) => before && { ...before, shown, revealed: false });
  const reveal = (revealed: boolean) => setReading((before) => before && { ...before, revealed });
  const showAgain = (code: FoundCode) => {
    camera.stop();
    begin();
    setReading({ codes: [code], shown: 0, revealed: false });
  };
  const clearHistory = () => setHistory([]);
  return {
    tool,
    camera,
    reading,
    failure,
    history,
    picture,
    start,
    stop: stopScanning,
    readFile,
    clear,
    choose,
    reveal,
    showAgain,
    clearHistory,
  };
}

/** Where the code that was shown stands among those found now. */
function indexLike(codes: readonly FoundCode[], before: Reading | null): number {
  const text = before?.codes[before.shown]?.text;
  return Math.max(
    0,
    codes.findIndex((code) => code.text === text),
  );
}

/** An address for a picture that is shown, released when another takes its place. */
function usePictureUrl(): [string | null, (picture: Blob | null) => void] {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const show = useCallback((picture: Blob | null) => setUrl(picture && URL.createObjectURL(picture)), []);
  return [url, show];
}
