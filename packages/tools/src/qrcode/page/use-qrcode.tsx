import { useEffect, useRef, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import { download } from '@toolbench/ui/files/download.ts';
import { readPicture } from '@toolbench/ui/files/read-picture.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { usePictureUrl } from '@toolbench/ui/files/use-picture-url.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useWarmEngine } from '@toolbench/ui/run/use-warm-engine.ts';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import type { Picture } from '@toolbench/kit/barcodes.ts';
import { isBlank } from '@toolbench/kit/text.ts';
import type { Engine, Generated } from '../engine/index.ts';
import type { options } from '../options.ts';
import { qrcode } from '../tool.ts';

/** What a code was made from: the content as it stood then, and all that the picture depends on. */
interface Source {
  readonly version: number;
  readonly options: string;
  readonly logo: Picture | null;
}

const pngOf = ({ bytes }: Generated) => new Blob([bytes], { type: 'image/png' });

/** The page's state: the logo, the last picture, and what the buttons do. */
export function useQrcode(input: TextModel) {
  const [image, showImage] = usePictureUrl();
  const tool = useTool<Engine, typeof options>(qrcode, {
    keepsOutcome: true,
    onOutcome: (next) => showImage(next?.action === 'generate' && next.result.ok ? pngOf(next.result.value) : null),
  });
  // Every picture is decoded again, and the reader is the largest thing this page loads.
  useWarmEngine<Engine, typeof options>(qrcode, 'generate', 'warm');
  const [logo, setLogo] = useKept<Picture | null>('logo', null, 'tab');
  const [logoFailed, setLogoFailed] = useState(false);
  const [blank, setBlank] = useState(() => input.isEmpty());
  const { outcome } = tool;
  const [version, setVersion] = useState(() => input.version());
  const [source, setSource] = useKept<Source | null>('source', null, 'tab');
  const drawnBy = JSON.stringify(tool.options);
  /** Whether the picture is of what the page holds now; until then nothing of it is saved or vouched for. */
  const isCurrent = source?.version === version && source.options === drawnBy && source.logo === logo;
  const generated = outcome?.action === 'generate' && outcome.result.ok ? outcome.result.value : null;

  // The picture of a code that was kept is drawn again when the page opens.
  const shownFirst = useRef(generated);
  useEffect(() => {
    if (shownFirst.current) showImage(pngOf(shownFirst.current));
  }, [showImage]);

  useEffect(
    () =>
      input.subscribe(() => {
        setBlank(isBlank(input.peek(limits.ui.liveInputCharacters) ?? 'x'));
        setVersion(input.version());
      }),
    [input],
  );

  const generate = async () => {
    const from = { version: input.version(), options: drawnBy, logo };
    const { result } = await tool.run('generate', { text: await input.read(), logo });
    if (result.ok) setSource(from);
  };
  useLive([input], [tool.options, logo], limits.ui.liveDelayMs, () => {
    if (isBlank(input.peek(limits.ui.liveInputCharacters) ?? 'x')) tool.reset();
    else tool.runWhenQuick(input.size(), () => void generate());
  });

  const clear = useClear([input], tool.reset, () => () => tool.restore(outcome));
  const openLogo = async (file: File) => {
    const picture = await readPicture(file, limits.barcodes.logoPixels);
    setLogoFailed(picture === null);
    if (picture) setLogo(picture);
  };
  // One result holds both files, so they hold one content.
  const saveSvg = () => generated && download(generated.svg, 'qrcode.svg', 'image/svg+xml');
  const savePng = () => generated && download(generated.bytes, 'qrcode.png', 'image/png');
  const actions = { generate, clear, setLogo, openLogo, savePng, saveSvg };
  return { tool, generated, isCurrent, image, blank, logo, logoFailed, ...actions };
}
