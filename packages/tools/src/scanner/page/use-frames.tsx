import { useEffect, useEffectEvent } from 'react';
import type { HostCode } from '@toolbench/ui/run/engine-host.ts';
import type { Tool } from '@toolbench/ui/run/use-tool.tsx';
import type { Effort } from '@toolbench/kit/barcodes.ts';
import type { Failure } from '@toolbench/kit/result.ts';
import type { Engine, ErrorCode, FoundCode } from '../engine/index.ts';
import type { CameraCode } from '../text/zh.ts';
import type { options } from '../options.ts';
import type { Camera, TakenFrame } from './use-camera.tsx';

/** What can go wrong on the page: in the engine or its worker, with the camera, or with a file. */
export type ScannerFailure = Failure<ErrorCode | CameraCode | HostCode | 'file-unreadable'>;

/** Frames are read one at a time with this pause between, so that the processor has time for the page. */
const framePauseMs = 60;

/** How hard to look at one frame after the other: most codes are easy, and those that are not get their turn. */
const frameEfforts: readonly Effort[] = ['quick', 'quick', 'thorough', 'quick', 'quick', 'negative'];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface FrameListener {
  onFound(codes: readonly FoundCode[], frame: TakenFrame): void;
  onFailure(failure: ScannerFailure): void;
}

/** While the camera runs, reads its frames until one holds a code or reading fails; then the camera is stopped. */
export function useFrames(
  camera: Camera,
  { run }: Pick<Tool<Engine, typeof options>, 'run'>,
  listener: FrameListener,
): void {
  /** Whether the next frame is wanted. */
  const readFrame = useEffectEvent(async (effort: Effort, isScanning: () => boolean): Promise<boolean> => {
    const frame = camera.takeFrame();
    if (!frame) return true;
    const { result } = await run('frame', { picture: frame.picture, effort });
    if (!isScanning()) return false;
    if (result.ok && result.value.codes.length === 0) return true;
    camera.stop();
    if (result.ok) listener.onFound(result.value.codes, frame);
    else listener.onFailure(result);
    return false;
  });

  const { state } = camera;
  useEffect(() => {
    if (state !== 'scanning') return;
    let isScanning = true;
    const readFrames = async () => {
      for (let count = 0; isScanning; count += 1) {
        if (!(await readFrame(frameEfforts[count % frameEfforts.length], () => isScanning))) return;
        await pause(framePauseMs);
      }
    };
    void readFrames();
    return () => {
      isScanning = false;
    };
  }, [state]);
}
