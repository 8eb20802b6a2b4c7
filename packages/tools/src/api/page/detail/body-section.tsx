import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { useTextModel } from '@toolbench/ui/editor/text-model.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { hexDump } from '@toolbench/kit/encodings/hex-dump.ts';
import type { Text } from '@toolbench/kit/text.ts';
import styles from '../api.module.css';
import layout from './detail.module.css';
import { headerValue } from '../../engine/captured.ts';
import { bodyFileName } from '../../engine/media-type.ts';
import { NameValueTable } from './name-value-table.tsx';
import { PartsTable } from './parts-table.tsx';
import { useWords } from '../use-words.tsx';
import type { LoadedBody, LookedAt } from './use-body.tsx';

type Shown = 'pretty' | 'raw' | 'hex';
type Layer = 'unpacked' | 'sent';

/** Bytes of a dump that is shown; the whole can be downloaded. */
const dumpedBytes = 16 * 1024;

interface BodySectionProps {
  readonly request: CapturedRequest;
  /** Null while it is being read. */
  readonly loaded: LoadedBody | null;
}

/** The body as its type suggests, as it came, or byte by byte. */
export function BodySection({ request, loaded }: BodySectionProps) {
  const { body: t } = useWords();
  const [wanted, setWanted] = useState<Shown>('pretty');
  const [layer, setLayer] = useState<Layer>('unpacked');
  if (request.body_bytes === 0) return <p className={styles.note}>{t.empty}</p>;
  const looked = layer === 'unpacked' ? (loaded?.unpacked ?? loaded?.sent) : loaded?.sent;
  const isUnpacked = looked !== undefined && looked === loaded?.unpacked;
  const contentType = headerValue(request.header_list, 'content-type');
  const fileName = bodyFileName(isUnpacked ? `${request.id}-unpacked` : request.id, contentType);
  return (
    <section className={layout.section} aria-label={t.title}>
      <div className={layout.bodyHead}>
        <h3>{t.title}</h3>
        {looked && (
          <span className={styles.note}>
            {t.kinds[looked.view.kind]}
            {looked.view.charset && looked.view.charset !== 'utf-8' && ` · ${t.charset(looked.view.charset)}`}
          </span>
        )}
        {loaded?.unpacked && (
          <Segments
            aria-label={t.coding.title}
            values={['unpacked', 'sent']}
            nameOf={(one) => t.coding.layers[one]}
            value={layer}
            onChange={setLayer}
          />
        )}
        <Segments
          aria-label={t.title}
          values={['pretty', 'raw', 'hex']}
          nameOf={(view) => t.views[view]}
          value={wanted}
          onChange={setWanted}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          disabled={!looked}
          onClick={() => looked && download(looked.bytes, fileName, 'application/octet-stream')}
        >
          {t.download}
        </Button>
      </div>
      {loaded && <Codings loaded={loaded} />}
      {looked ? (
        <LookedAtView requestId={request.id} looked={looked} wanted={wanted} />
      ) : (
        <p className={styles.note}>{t.loading}</p>
      )}
    </section>
  );
}

/** What the body was packed with, and how much it became or why it did not. */
function Codings({ loaded }: { readonly loaded: LoadedBody }) {
  const { body: t } = useWords();
  const { codings, codingProblem: problem, sent, unpacked } = loaded;
  if (problem) return <Banner tone="warning">{t.coding.problems[problem.code](problem.detail ?? {})}</Banner>;
  if (!unpacked) return null;
  const sizes = [formatBytes(sent.bytes.length), formatBytes(unpacked.bytes.length)] as const;
  return <p className={styles.note}>{t.coding.taken(codings.join(', '), ...sizes)}</p>;
}

interface LookedAtViewProps {
  readonly requestId: number;
  readonly looked: LookedAt;
  readonly wanted: Shown;
}

function LookedAtView({ requestId, looked, wanted }: LookedAtViewProps) {
  const { body: t } = useWords();
  const { view, bytes, pretty, malformed } = looked;
  const isHex = wanted === 'hex' || view.text === undefined;
  const language = view.kind === 'json' || view.kind === 'xml' ? view.kind : undefined;
  const problem = view.problem && t.problems[view.problem.code](view.problem.detail ?? {});
  const dump = () => hexDump(bytes, dumpedBytes);
  return (
    <>
      {problem && <Banner tone="warning">{problem}</Banner>}
      {malformed && language && <Banner tone="warning">{t.malformed[language]}</Banner>}
      {wanted === 'pretty' && view.pairs && <NameValueTable title={t.kinds.form} rows={view.pairs} />}
      {wanted === 'pretty' && view.parts && <PartsTable requestId={requestId} parts={view.parts} bytes={bytes} />}
      {wanted === 'pretty' && view.kind === 'image' && <PictureView bytes={bytes} mediaType={view.mediaType} />}
      {!(wanted === 'pretty' && (view.pairs ?? view.parts ?? view.kind === 'image')) && (
        <>
          {wanted !== 'hex' && isHex && <p className={styles.note}>{t.binary}</p>}
          <BodyText
            label={t.views[isHex ? 'hex' : wanted]}
            text={isHex ? dump() : wanted === 'pretty' ? (pretty ?? view.text ?? '') : (view.text ?? '')}
            {...(!isHex && language && { language })}
          />
          {isHex && bytes.length > dumpedBytes && (
            <p className={styles.note}>{t.hexPart(formatBytes(dumpedBytes), formatBytes(bytes.length))}</p>
          )}
        </>
      )}
    </>
  );
}

/** A picture as the browser draws it; an image element runs no script, whatever the file holds. */
function PictureView({ bytes, mediaType }: { readonly bytes: Uint8Array; readonly mediaType: string }) {
  const { body: t } = useWords();
  const [url, setUrl] = useState<string | null>(null);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes as BlobPart], { type: mediaType }));
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the URL is a resource that must be released with the effect
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, mediaType]);
  if (url === null) return null;
  if (brokenUrl === url) return <Banner tone="warning">{t.pictureBroken}</Banner>;
  return (
    <figure className={layout.picture}>
      <img src={url} alt={t.picture} onError={() => setBrokenUrl(url)} />
    </figure>
  );
}

interface BodyTextProps {
  readonly label: string;
  readonly text: Text;
  readonly language?: 'json' | 'xml';
}

function BodyText({ label, text, language }: BodyTextProps) {
  const model = useTextModel(text);
  useEffect(() => model.replace(text), [model, text]);
  return <TextPane key={language} model={model} label={label} readOnly height={280} {...(language && { language })} />;
}
