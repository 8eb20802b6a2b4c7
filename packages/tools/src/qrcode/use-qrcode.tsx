import { useEffect, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import { download } from '@toolbench/ui/download.ts';
import { readPicture } from '@toolbench/ui/read-picture.ts';
import type { TextModel } from '@toolbench/ui/text-model.ts';
import { useClear } from '@toolbench/ui/use-clear.ts';
import { usePictureUrl } from '@toolbench/ui/use-picture-url.ts';
import { useLive } from '@toolbench/ui/use-live.ts';
import { useTool } from '@toolbench/ui/use-tool.tsx';
import { useWarmEngine } from '@toolbench/ui/use-warm-engine.ts';
import type { Picture } from '../kit/barcodes.ts';
import { isBlank } from '../kit/text.ts';
import type { Engine, Generated } from './engine.ts';
import { qrcode, type options } from './tool.ts';

const pngOf = ({ bytes }: Generated) => new Blob([bytes], { type: 'image/png' });

/** The page's state: the logo, the last picture, and what the buttons do. */
export function useQrcode(input: TextModel) {
  const [image, showImage] = usePictureUrl();
  const tool = useTool<Engine, typeof options>(qrcode, {
    onOutcome: (next) => showImage(next?.action === 'generate' && next.result.ok ? pngOf(next.result.value) : null),
  });
  // Every picture is decoded again, and the reader is the largest thing this page loads.
  useWarmEngine<Engine, typeof options>(qrcode, 'generate', 'warm');
  const [logo, setLogo] = useState<Picture | null>(null);
  const [logoFailed, setLogoFailed] = useState(false);
  const [blank, setBlank] = useState(true);
  const { outcome } = tool;
  const generated = outcome?.action === 'generate' && outcome.result.ok ? outcome.result.value : null;

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
