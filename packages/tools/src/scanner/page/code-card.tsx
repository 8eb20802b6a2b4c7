import { Button, NativeSelect } from '@mantine/core';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { ExternalLink } from 'lucide-react';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { Card, Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import { characterSets, type CharacterSet } from '../engine/character-sets.ts';
import type { FoundCode } from '../engine/index.ts';
import styles from './scanner.module.css';
import { useWords } from './use-words.tsx';
import type { Reading } from './use-readings.tsx';
import { visibleReading } from './visible-reading.ts';
import { visibleText } from './visible-text.ts';
import { webLink } from './web-link.ts';

interface CodeCardProps {
  readonly reading: Reading | null;
  readonly onChoose: (index: number) => void;
  readonly onReveal: (revealed: boolean) => void;
  readonly onCharacterSet: (chosen: CharacterSet | undefined) => void;
}

/** What a code says, as text: a link in it is opened only by a button that names the host. */
export function CodeCard({ reading, onChoose, onReveal, onCharacterSet }: CodeCardProps) {
  const t = useWords();
  const code = reading?.codes[reading.shown];
  if (!reading || !code) {
    return (
      <Card title={t.result}>
        <p className={styles.empty}>{t.resultEmpty}</p>
      </Card>
    );
  }
  const link = webLink(code.text);
  const { text } = visibleReading(code, reading.revealed);
  const hiding =
    code.masked?.hides === 'secret' ? t.secret : { masked: t.masked, show: t.showNumbers, hide: t.hideNumbers };
  return (
    <Card title={t.result} aside={<CopyButton text={() => text} label={t.copy} />}>
      {reading.codes.length > 1 && <CodeList reading={reading} onChoose={onChoose} />}
      <pre className={styles.text} role="group" tabIndex={0} aria-label={t.rawText}>
        {visibleText(text)}
      </pre>
      {code.masked && (
        <p className={styles.masked}>
          {!reading.revealed && <span>{hiding.masked}</span>}
          <Button size="compact-xs" variant="default" onClick={() => onReveal(!reading.revealed)}>
            {reading.revealed ? hiding.hide : hiding.show}
          </Button>
        </p>
      )}
      <DataNotes code={code} reading={reading} onCharacterSet={onCharacterSet} />
      {link && (
        <Button
          component="a"
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          size="xs"
          variant="default"
          className={styles.link}
          leftSection={<ExternalLink size={14} aria-hidden />}
        >
          {t.openLink(link.host)}
        </Button>
      )}
      <Figures
        items={[
          [t.format, code.format],
          ...(code.errorCorrection ? [[t.errorCorrection, code.errorCorrection] as const] : []),
          ...(code.addOn === undefined ? [] : [[t.addOn, code.addOn] as const]),
          [t.bytes, code.data.bytes.length],
          [t.characters, Array.from(code.text).length],
        ]}
      />
    </Card>
  );
}

interface DataNotesProps {
  readonly code: FoundCode;
  readonly reading: Reading;
  readonly onCharacterSet: (chosen: CharacterSet | undefined) => void;
}

/** What the text alone does not say: that it is a part, that its characters were guessed; and the bytes as a file. */
function DataNotes({ code, reading, onCharacterSet }: DataNotesProps) {
  const t = useWords();
  const { data, part, joined, isGuessed } = code;
  const sets = [{ value: '', label: t.automatic }, ...characterSets.map((set) => ({ value: set, label: set }))];
  return (
    <>
      {part && <Banner tone="warning">{t.part(part.number, part.of)}</Banner>}
      {joined !== undefined && <Banner tone="good">{t.joined(joined)}</Banner>}
      {(isGuessed || reading.characterSet) && (
        <div className={styles.masked}>
          <span>{t.guessed}</span>
          <NativeSelect
            size="xs"
            aria-label={t.characterSet}
            data={sets}
            value={reading.characterSet ?? ''}
            onChange={({ currentTarget: { value } }) => onCharacterSet(characterSets.find((set) => set === value))}
          />
        </div>
      )}
      {(!code.masked || reading.revealed) && (
        <Button
          size="compact-xs"
          variant="default"
          className={styles.link}
          onClick={() => download(Uint8Array.from(data.bytes), 'code.bin', 'application/octet-stream')}
        >
          {t.saveBytes}
        </Button>
      )}
    </>
  );
}

function CodeList({ reading, onChoose }: { readonly reading: Reading; readonly onChoose: (index: number) => void }) {
  const t = useWords();
  return (
    <section className={styles.several} aria-label={t.several(reading.codes.length)}>
      <h3>{t.several(reading.codes.length)}</h3>
      <ol>
        {reading.codes.map((code, index) => (
          <li key={index}>
            <button type="button" aria-pressed={index === reading.shown} onClick={() => onChoose(index)}>
              <span>{code.format}</span>
              <code>{visibleText(visibleReading(code, false).text)}</code>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
