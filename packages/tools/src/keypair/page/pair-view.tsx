import { type ReactNode, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { Card, Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { download } from '@toolbench/ui/files/download.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { FactList } from './fact-list.tsx';
import type { KeyFormat } from '../engine/formats/key-formats.ts';
import { options } from '../options.ts';
import { keyFactRows } from './key-fact-rows.tsx';
import styles from './keypair.module.css';
import type { KeyFile } from '../engine/formats/key-files.ts';
import { changeWords } from '../text/notes.ts';
import { useWords } from './use-words.tsx';
import type { useKeyPair } from './use-key-pair.tsx';

const sizeOptions = { rsa: ['type', 'rsaBits'], ecdsa: ['type', 'curve'], ed25519: ['type'] } as const;

interface PairViewProps {
  readonly state: ReturnType<typeof useKeyPair>;
  readonly modeSwitch: ReactNode;
}

interface FormatChoiceProps {
  readonly value: KeyFormat;
  /** The formats that the key has. */
  readonly formats: readonly KeyFormat[];
  readonly onChange: (format: KeyFormat) => void;
}

/** How both keys are written; changing it changes no key. */
function FormatChoice({ value, formats, onChange }: FormatChoiceProps) {
  const language = useLanguage();
  const { label, names } = options.format;
  return (
    <div className={styles.format}>
      <span id="key-format">{label[language]}</span>
      <Segments
        aria-labelledby="key-format"
        values={formats}
        nameOf={(format) => names?.[format]?.[language] ?? format}
        value={formats.includes(value) ? value : 'pem'}
        onChange={onChange}
      />
    </div>
  );
}

interface PrivateKeyPaneProps {
  readonly model: TextModel;
  readonly file: KeyFile | undefined;
  /** There is a key, but only its public half. */
  readonly isMissing: boolean;
}

interface KeyPaneProps {
  readonly model: TextModel;
  readonly label: string;
  readonly placeholder: string;
  readonly file: KeyFile | undefined;
  readonly extra?: ReactNode;
}

/** One half of the pair. The file of a binary format holds the bytes that the pane shows in hexadecimal. */
function KeyPane({ model, label, placeholder, file, extra }: KeyPaneProps) {
  const t = useWords();
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

/** The private key, unreadable over a shoulder until it is asked for. */
function PrivateKeyPane({ model, file, isMissing }: PrivateKeyPaneProps) {
  const t = useWords();
  const [isRevealed, setRevealed] = useState(false);
  const isMasked = file !== undefined && !isRevealed;
  return (
    <div className={styles.private} data-masked={isMasked || undefined}>
      <KeyPane
        model={model}
        label={t.privateKey}
        placeholder={isMissing ? t.noPrivate : t.privateHint}
        file={file}
        extra={
          file && (
            <Button
              size="compact-xs"
              variant="default"
              aria-pressed={isRevealed}
              title={isMasked ? t.masked : t.privateAdvice}
              onClick={() => setRevealed(!isRevealed)}
            >
              {isRevealed ? t.mask : t.reveal}
            </Button>
          )
        }
      />
    </div>
  );
}

/** A key pair: choose, generate, take it away in any format. */
export function PairView({ state, modeSwitch }: PairViewProps) {
  const t = useWords();
  const { tool, key, files, formats, publicText, privateText, generate, clear } = state;
  const { type, rsaBits, format, comment } = tool.options;
  const failure = tool.outcome && !tool.outcome.result.ok ? tool.outcome.result : null;
  const isShort = (type === 'rsa' && rsaBits < 2048) || key?.facts.cautions.includes('rsa-short');

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          {modeSwitch}
          <Button size="xs" onClick={() => void generate()}>
            {t.generate}
          </Button>
        </>
      }
      options={
        <>
          <OptionRow tool={tool} names={sizeOptions[type]} />
          <FormatChoice value={format} formats={formats} onChange={(next) => tool.setOption('format', next)} />
          {format === 'openssh' && (
            <TextInput
              size="xs"
              aria-label={t.comment}
              placeholder={`${t.comment} ${t.commentHint}`}
              value={comment}
              onChange={(event) => tool.setOption('comment', event.currentTarget.value)}
            />
          )}
        </>
      }
      quiet={<QuietActions clear={clear} />}
      banner={
        <>
          {failure && <ErrorBanner failure={failure} texts={t.errors} />}
          {key &&
            changeWords(key.changes, format === 'jwk', t).map((sentence) => (
              <Banner key={sentence} tone="warning">
                {sentence}
              </Banner>
            ))}
          {isShort && <Banner tone="warning">{t.cautions['rsa-short']}</Banner>}
        </>
      }
    >
      <Panes>
        <KeyPane model={publicText} label={t.publicKey} placeholder={t.publicHint} file={files?.publicKey} />
        <PrivateKeyPane model={privateText} file={files?.privateKey} isMissing={key !== null && !key.facts.isPrivate} />
      </Panes>
      <p className={styles.advice}>{t.privateAdvice}</p>
      {key && (
        <Card title={t.facts.title}>
          <FactList facts={keyFactRows(key.facts, t)} />
        </Card>
      )}
    </ToolLayout>
  );
}
