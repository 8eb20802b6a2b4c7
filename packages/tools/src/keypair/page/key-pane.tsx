import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { download } from '@toolbench/ui/files/download.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import type { KeyFile } from '../engine/formats/key-files.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

interface KeyPaneProps {
  readonly model: TextModel;
  readonly label: string;
  readonly placeholder: string;
  readonly file: KeyFile | undefined;
  readonly extra?: ReactNode;
}

/** One half of the pair. The file of a binary format holds the bytes that the pane shows in hexadecimal. */
export function KeyPane({ model, label, placeholder, file, extra }: KeyPaneProps) {
  const t = useTexts({ zh, en });
  const bytes = file?.bytes;
  return (
    <TextPane
      model={model}
      label={label}
      placeholder={placeholder}
      readOnly
      height={300}
      {...(file && !bytes && { downloadName: file.name })}
      extra={
        <>
          {extra}
          {file && bytes && (
            <Button
              size="compact-xs"
              variant="default"
              title={file.name}
              onClick={() => download(bytes, file.name, 'application/octet-stream')}
            >
              {t.saveFile}
            </Button>
          )}
        </>
      }
    />
  );
}
