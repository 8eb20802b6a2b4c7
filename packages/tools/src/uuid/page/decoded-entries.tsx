import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { WindowedList } from '@toolbench/ui/editor/windowed-list.tsx';
import type { Place } from '@toolbench/kit/result.ts';
import type { DecodedEntry, UlidFields } from '../engine/decode.ts';
import type { Decoded } from '../engine/index.ts';
import { useWords } from './use-words.tsx';
import type { UuidFields } from '../engine/uuid-fields.ts';
import styles from './uuid.module.css';

interface DecodedEntriesProps {
  readonly decoded: Decoded | null;
  readonly onPlace: (place: Place) => void;
}

/** One entry per identifier: what it says, or what is wrong and where. */
export function DecodedEntries({ decoded, onPlace }: DecodedEntriesProps) {
  const { decode: t } = useWords();
  const entries = decoded?.entries ?? [];
  const good = entries.filter(({ result }) => result.ok).length;
  return (
    <Card
      title={t.output}
      aside={
        decoded && (
          <>
            <span className={styles.count}>
              {t.good(formatCount(good))}
              {good < entries.length && ` · ${t.bad(formatCount(entries.length - good))}`}
            </span>
            <CopyButton label={t.copyTable} text={() => decoded.text} />
          </>
        )
      }
    >
      {entries.length === 0 && <p className={styles.empty}>{t.outputHint}</p>}
      {decoded?.isCut && <p className={styles.hint}>{t.cut(formatCount(entries.length))}</p>}
      <WindowedList
        label={t.output}
        count={entries.length}
        rowHeight={64}
        height={416}
        row={(index) => <Entry entry={entries[index]} onPlace={onPlace} />}
      />
    </Card>
  );
}

function Entry({ entry, onPlace }: { readonly entry: DecodedEntry } & Pick<DecodedEntriesProps, 'onPlace'>) {
  const { decode: t, errors } = useWords();
  const { place, result } = entry;
  if (result.ok) return <Fields fields={result.value} />;
  return (
    <div className={styles.entry} data-wrong>
      <TextButton tone="text" onClick={() => onPlace(result.place ?? place)}>
        {t.line(place.line)}
      </TextButton>
      <span>{errors[result.code](result.detail ?? {})}</span>
    </div>
  );
}

function Fields({ fields }: { readonly fields: UuidFields | UlidFields }) {
  const t = useWords();
  const language = useLanguage();
  const { id, time } = fields;
  const local = time && new Date(time).toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB');
  return (
    <div className={styles.entry}>
      <code>{id}</code>
      {time && <time title={t.decode.localTime(local ?? '')}>{utcText(time)}</time>}
      <small data-crowded={(fields.kind === 'uuid' && fields.node !== undefined) || undefined}>
        <Kind fields={fields} />
      </small>
    </div>
  );
}

function Kind({ fields }: { readonly fields: UuidFields | UlidFields }) {
  const t = useWords();
  if (fields.kind === 'ulid') return <strong>{t.ulid}</strong>;
  const { version, variant, clockSequence, node, isNodeRandom } = fields;
  if (version === undefined) return <strong>{t.variants[variant]}</strong>;
  return (
    <>
      <strong>v{version}</strong>
      <span className={styles.detail}>{t.versions[version] ?? t.unknownVersion}</span>
      <span className={styles.detail}>{t.variants[variant]}</span>
      {clockSequence !== undefined && <span>{t.decode.clockSequence(clockSequence)}</span>}
      {node && <span>{isNodeRandom ? t.decode.randomNode(node) : t.decode.node(node)}</span>}
    </>
  );
}

/** ISO 8601 as people read it: a space for T and the zone's name for Z. */
function utcText(iso: string): string {
  return iso.replace('T', ' ').replace('Z', ' UTC');
}
