import { useEffect, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import { download } from '@toolbench/ui/download.ts';
import { readPicture } from '@toolbench/ui/read-picture.ts';
import type { TextModel } from '@toolbench/ui/text-model.ts';
import { useClear } from '@toolbench/ui/use-clear.ts';
import { useLive } from '@toolbench/ui/use-live.ts';
import { useTool } from '@toolbench/ui/use-tool.tsx';
import { useWarmEngine } from '@toolbench/ui/use-warm-engine.ts';
import type { Picture } from '../kit/barcodes.ts';
import { isBlank } from '../kit/text.ts';
import type { Engine } from './engine.ts';
import { qrcode, type options } from './tool.ts';

/** The page's state: the logo, the last picture, and what the buttons do. */
export function useQrcode(input: TextModel) {
  const tool = useTool<Engine, typeof options>(qrcode);
  // Every picture is decoded again, and the reader is the largest thing this page loads.
  useWarmEngine<Engine, typeof options>(qrcode, 'generate', 'warm');
  const [logo, setLogo] = useState<Picture | null>(null);
  const [logoFailed, setLogoFailed] = useState(false);
  const [blank, setBlank] = useState(true);
  const { outcome } = tool;
  const generated = outcome?.action === 'generate' && outcome.result.ok ? outcome.result.value : null;
  const image = useObjectUrl(generated?.bytes ?? null);

  useEffect(() => input.subscribe(() => setBlank(isBlank(input.peek(limits.ui.liveInputCharacters) ?? 'x'))), [input]);

  const payload = async () => ({ text: await input.read(), logo });
  const generate = async () => tool.run('generate', await payload());
  // Options and logo redraw what has been generated; the text itself waits for the button.
  useLive([], [tool.options, logo], 30, () => {
    if (generated && !blank) void generate();
  });

  const clear = useClear([input], tool.reset, () => () => tool.restore(outcome));
  const openLogo = async (file: File) => {
    const picture = await readPicture(file, limits.barcodes.logoPixels);
    setLogoFailed(picture === null);
    if (picture) setLogo(picture);
  };
  const saveSvg = async () => {
    const made = await tool.run('svg', await payload());
    if (made.result.ok) download(made.result.value.text, 'qrcode.svg', 'image/svg+xml');
    tool.restore(outcome);
  };
  const savePng = () => generated && download(generated.bytes, 'qrcode.png', 'image/png');
  return { tool, generated, image, blank, generate, clear, logo, logoFailed, setLogo, openLogo, savePng, saveSvg };
}

/** An address for bytes of a PNG file, released when they change. */
function useObjectUrl(bytes: Uint8Array<ArrayBuffer> | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the URL is a resource that must be released with the effect
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [bytes]);
  return url;
}
