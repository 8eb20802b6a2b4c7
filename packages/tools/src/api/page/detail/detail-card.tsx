import { useState } from 'react';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { download } from '@toolbench/ui/files/download.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { site } from '@toolbench/ui/work/site.ts';
import type { BinLimits, CapturedRequest, CreatedBin } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { useTool, type ActionValue } from '@toolbench/ui/run/use-tool.tsx';
import type { Text } from '@toolbench/kit/text.ts';
import styles from '../api.module.css';
import layout from './detail.module.css';
import { BodySection } from './body-section.tsx';
import { addressOf, copiedTarget } from '../../engine/captured.ts';
import { writtenOut } from '../../engine/plain-text.ts';
import { NameValueTable } from './name-value-table.tsx';
import { forwardCommand } from '../replay/forward-command.ts';
import { ReplayForm } from '../replay/replay-form.tsx';
import { SignatureForm } from './signature-form.tsx';
import { useWords } from '../use-words.tsx';
import { useBody } from './use-body.tsx';
import type { Engine } from '../../engine/index.ts';
import type { options } from '../../options.ts';
import { api } from '../../tool.ts';
import { withBody } from './with-body.tsx';

interface DetailCardProps {
  readonly bin: CreatedBin;
  readonly request: CapturedRequest;
  /** Which of the bin's requests it is; the newest is the first. */
  readonly place: number;
  readonly binLimits: BinLimits | null;
}

type CopyForm = 'curl' | 'fetch' | 'http';

/** A request written in other forms for the clipboard, and what has to be known about the last one. */
function useCopies(binId: string, origin: string, request: CapturedRequest) {
  const { detail: t } = useWords();
  const tool = useTool<Engine, typeof options>(api);
  const [noted, setNoted] = useState<{
    readonly of: number;
    readonly notes: readonly string[];
    readonly message?: Uint8Array;
  } | null>(null);

  const capture = () => withBody(binId, request);
  const copyAs = async (form: CopyForm): Promise<Text> => {
    const { result } = await tool.run(form, [await capture()], { options: { origin } });
    if (!result.ok) return '';
    if ('files' in result.value) {
      setNoted({ of: request.id, notes: notesOn(result.value) });
      return result.value.text;
    }
    const { text, base64, bodiless } = result.value;
    const notes = [...(base64 === undefined ? [] : [t.copiedBase64]), ...bodiless.map(() => t.withoutBody)];
    setNoted({ of: request.id, notes, ...(base64 !== undefined && { message: text }) });
    return base64 ?? text;
  };
  const notesOn = (made: ActionValue<Engine, 'curl'> | ActionValue<Engine, 'fetch'>): string[] => [
    ...made.files.map(t.needsFile),
    ...('forbidden' in made ? made.forbidden.map((what) => t.forbidden[what]) : []),
  ];
  const about = noted?.of === request.id ? noted : null;
  /** `message`: what no text can hold, for a file. */
  return { copyAs, capture, notes: about?.notes ?? [], message: about?.message };
}

const forms: readonly CopyForm[] = ['curl', 'fetch', 'http'];

const noBody = new Uint8Array(0);

/** Everything about one request. */
export function DetailCard({ bin, request, place, binLimits }: DetailCardProps) {
  const { bin_id: binId } = bin;
  const { origin } = new URL(bin.url);
  const t = useWords();
  const { loaded, failure } = useBody(binId, request);
  const { copyAs, capture, notes, message } = useCopies(binId, origin, request);
  const url = addressOf(origin, request.url);
  return (
    <Card
      title={t.detail.title}
      aside={forms.map((form) => (
        <CopyButton key={form} label={t.detail.copyAs[form]} text={() => copyAs(form)} />
      ))}
    >
      <div className={layout.requestLine}>
        <span className={styles.method} data-method={request.method}>
          {request.method}
        </span>
        <code>{url}</code>
        <CopyButton text={() => addressOf(origin, copiedTarget(request))} />
      </div>
      <Facts request={request} />
      {request.head_faults?.map((fault) => (
        <Banner key={fault} tone="warning">
          {t.detail.headFaults[fault]}
        </Banner>
      ))}
      {notes.map((note) => (
        <Banner key={note} tone="warning">
          {note}
        </Banner>
      ))}
      {message && (
        <Button
          size="xs"
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => download(message, `request-${request.id}.http`, 'application/octet-stream')}
        >
          {t.detail.saveMessage}
        </Button>
      )}
      {request.refused ? (
        <Banner tone="error">
          {t.detail.refused(
            formatBytes(request.body_bytes),
            formatBytes(binLimits?.bodyBytes ?? limits.bins.bodyBytes),
          )}
        </Banner>
      ) : failure ? (
        <ErrorBanner failure={failure} texts={t.errors} />
      ) : (
        <BodySection request={request} loaded={loaded} />
      )}
      {request.query_list.length > 0 && (
        <Fold title={t.detail.query(request.query_list.length)} rows={request.query_list} />
      )}
      <Fold title={t.detail.headers(request.header_list.length)} rows={request.header_list} />
      {request.raw_head !== undefined && (
        <details className={layout.section}>
          <summary>{t.detail.rawHead}</summary>
          <pre className={styles.code} tabIndex={0}>
            {writtenOut(request.raw_head)}
          </pre>
        </details>
      )}
      {request.trailer_list && (
        <Fold title={t.detail.trailers(request.trailer_list.length)} rows={request.trailer_list} />
      )}
      {request.refused === undefined && (
        <SignatureForm request={request} body={request.body_bytes === 0 ? noBody : (loaded?.sent.bytes ?? null)} />
      )}
      <ReplayForm
        capture={capture}
        forwardTo={(target) => forwardCommand(bin, target, place, `${location.origin}${site.basePath}`)}
      />
    </Card>
  );
}

function Facts({ request }: { readonly request: CapturedRequest }) {
  const { detail: t } = useWords();
  const language = useLanguage();
  const time = new Date(request.timestamp).toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return (
    <dl className={layout.facts}>
      <dt>{t.client}</dt>
      <dd>{request.client}</dd>
      <dt>{t.time}</dt>
      <dd>
        <time dateTime={request.timestamp} title={request.timestamp}>
          {time}
        </time>
      </dd>
      <dt>{t.size}</dt>
      <dd>{formatBytes(request.body_bytes)}</dd>
      {request.body_sha256 !== undefined && request.body_bytes > 0 && (
        <>
          <dt>{t.hash}</dt>
          <dd className={layout.hash}>{request.body_sha256}</dd>
        </>
      )}
    </dl>
  );
}

/** A table that can be folded away and stays so from request to request. */
function Fold({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [string, string])[] }) {
  const [open, setOpen] = useState(true);
  return (
    <details className={layout.section} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <NameValueTable title={title} rows={rows} />
    </details>
  );
}
