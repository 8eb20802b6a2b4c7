import { useEffect, useRef, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import { isSvg } from '@toolbench/kit/svg.ts';
import { svgAsPng } from '@toolbench/ui/files/svg-as-png.ts';
import { takeFileHandover } from '@toolbench/ui/work/handover.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useWarmEngine } from '@toolbench/ui/run/use-warm-engine.ts';
import type { Engine, FoundCode, Frame } from '../engine/index.ts';
import type { PictureSize } from '../engine/picture-size.ts';
import type { options } from '../options.ts';
import { scanner } from '../tool.ts';
import { useCamera } from './use-camera.tsx';
import { useFrames, type ScannerFailure } from './use-frames.tsx';
import { usePictureUrl } from '@toolbench/ui/files/use-picture-url.ts';
import { useReadings } from './use-readings.tsx';

/** Loads the reader before there is something to read. */
const emptyFrame: Frame = {
  picture: { data: new Uint8ClampedArray(16 * 16 * 4), width: 16, height: 16 },
  effort: 'quick',
};

/** The page's state: the camera, the picture, what was read from it, what went wrong, and what was read before. */
export function useScanner() {
  const tool = useTool<Engine, typeof options>(scanner);
  useWarmEngine<Engine, typeof options>(scanner, 'frame', emptyFrame);
  const [failure, setFailure] = useState<ScannerFailure | null>(null);
  const [picture, showPicture] = usePictureUrl();
  /** The picture that `picture` is a preview of. */
  const [previewed, setPreviewed] = useState<PictureSize | null>(null);
  const readings = useReadings();
  const camera = useCamera((code) => setFailure({ ok: false, code }));
  /** Counts what was begun, so that a late answer does not replace a newer one. */
  const turn = useRef(0);

  const begin = () => {
    tool.reset();
    setFailure(null);
    readings.hide();
    showPicture(null);
    setPreviewed(null);
    turn.current += 1;
    return turn.current;
  };
  const clear = () => {
    camera.stop();
    return begin();
  };

  useFrames(camera, tool, {
    onFound(codes, frame) {
      readings.show(codes);
      void frame.toBlob().then(showPicture);
    },
    onFailure(next) {
      if (next.code !== 'cancelled') setFailure(next);
    },
  });

  const readBytes = async (file: Blob, bytes: Uint8Array, mine: number) => {
    const read = (search: 'first' | 'all') => tool.run('read', bytes, { options: { search, showCardNumbers: true } });
    const first = (await read('first')).result;
    if (turn.current !== mine) return;
    if (!first.ok) {
      if (first.code === 'nothing-found') showPicture(file);
      return setFailure(first);
    }
    const { preview } = first.value;
    setPreviewed(preview ?? null);
    showPicture(preview ? new Blob([preview.file], { type: 'image/jpeg' }) : file);
    readings.show(first.value.codes);
    // The first answer stands on the page; the other codes of the picture join it.
    const all = (await read('all')).result;
    if (turn.current === mine && all.ok && all.value.codes.length > 1) readings.show(all.value.codes);
  };
  const readFile = async (file: File) => {
    const mine = clear();
    const { fileBytes } = limits.barcodes;
    if (file.size > fileBytes) {
      setFailure({ ok: false, code: 'too-large', detail: { size: file.size, limit: fileBytes } });
      return;
    }
    const picture = await pictureOf(file);
    if (turn.current !== mine) return;
    if (typeof picture === 'string') setFailure({ ok: false, code: picture });
    else await readBytes(picture.shown, picture.bytes, mine);
  };

  const readHandedOver = useRef(() => {
    const file = takeFileHandover();
    if (file) void readFile(file);
  });
  useEffect(() => readHandedOver.current(), []);

  return {
    ...readings,
    tool,
    camera,
    failure,
    picture,
    previewed,
    readFile,
    clear: () => void clear(),
    showAgain(code: FoundCode) {
      clear();
      readings.showAgain(code);
    },
    async start(id?: string) {
      begin();
      await camera.start(id);
    },
    stop() {
      camera.stop();
      tool.reset();
    },
  };
}

interface PictureFile {
  readonly shown: Blob;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A picture that engines can open: SVG, which only pages can draw, as a drawing of it. */
async function pictureOf(file: File): Promise<PictureFile | 'file-unreadable' | 'not-a-picture'> {
  const bytes = await bytesOf(file);
  if (!bytes) return 'file-unreadable';
  if (!isSvg(bytes)) return { shown: file, bytes };
  const shown = await svgAsPng(file, limits.barcodes.picturePixels);
  const drawn = shown && (await bytesOf(shown));
  return drawn ? { shown, bytes: drawn } : 'not-a-picture';
}

/** The bytes of a file; null where the browser cannot read it. */
function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
}
