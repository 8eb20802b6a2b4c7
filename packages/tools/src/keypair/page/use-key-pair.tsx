import { useEffect, useState } from 'react';
import { useTextModel } from '@toolbench/ui/editor/text-model.ts';
import type { Clear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import type { Text } from '@toolbench/kit/text.ts';
import type { Engine, WrittenKey } from '../engine/index.ts';
import { formatsOf } from '../engine/formats/key-formats.ts';
import type { options } from '../options.ts';
import { keypair } from '../tool.ts';

const commentDelayMs = 300;

/** A key and the comment that its OpenSSH files carry. */
interface Shown {
  readonly key: WrittenKey;
  readonly comment: string;
}

/** The key pair on the page: made or converted, shown in the chosen format, cleared with undo. */
export function useKeyPair() {
  const tool = useTool<Engine, typeof options>(keypair);
  const [shown, setShown] = useState<Shown | null>(null);
  const [cleared, setCleared] = useState<Shown | null>(null);
  const publicText = useTextModel();
  const privateText = useTextModel();
  const { type, format, comment } = tool.options;
  const files = shown?.key.files[format];

  useEffect(() => publicText.replace(files?.publicKey.text ?? ''), [files, publicText]);
  useEffect(() => privateText.replace(files?.privateKey?.text ?? ''), [files, privateText]);

  const show = (key: WrittenKey) => {
    if (!key.files[tool.options.format]) tool.setOption('format', 'pem');
    setCleared(null);
    setShown({ key, comment });
  };
  const generate = async () => {
    const { result } = await tool.run('generate', undefined, { options: { format: 'pem' } });
    if (result.ok) show(result.value);
  };
  const convert = async (input: Text, passphrase: string) => {
    const { result } = await tool.run('convert', input, { options: { format: 'pem', passphrase } });
    if (result.ok) show(result.value);
  };

  // A new comment is written into the same key, which stays as it is.
  useLive([], [comment], commentDelayMs, () => {
    const pem = shown?.key.files.pem;
    if (!pem || shown.comment === comment) return;
    void tool
      .run('convert', (pem.privateKey ?? pem.publicKey).text, { options: { format: 'pem' } })
      .then(({ result }) => {
        // PEM says nothing of the key's use: its JWK and what was said of it stay.
        const { changes, files: before } = shown.key;
        if (result.ok) show({ ...result.value, changes, files: { ...result.value.files, jwk: before.jwk } });
      });
  });

  const clear: Clear = {
    clear: () => {
      tool.reset();
      if (shown) setCleared(shown);
      setShown(null);
    },
    undo:
      cleared &&
      (() => {
        setShown(cleared);
        setCleared(null);
      }),
  };
  const formats = shown ? formatsOf(typeOf(shown.key)) : formatsOf(type);
  return { tool, key: shown?.key ?? null, files, formats, publicText, privateText, generate, convert, clear };
}

function typeOf({ files }: WrittenKey) {
  if (files.pkcs1) return 'rsa';
  return files.sec1 ? 'ecdsa' : 'ed25519';
}
