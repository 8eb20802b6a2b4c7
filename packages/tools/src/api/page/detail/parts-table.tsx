import { useMemo } from 'react';
import { Download, FileDown } from 'lucide-react';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import layout from '../api.module.css';
import styles from './detail.module.css';
import { headerValue } from '../../engine/captured.ts';
import { readText, type ReadText } from '../../engine/body-charset.ts';
import { readParameterized } from '../../engine/media-type.ts';
import { partContent, type Part, type PartContent } from '../../engine/multipart.ts';
import { shownText } from '../../engine/plain-text.ts';
import { useWords } from '../use-words.tsx';

/** Longer contents are not shown in the table. */
const shownBytes = 2_048;

interface PartsTableProps {
  readonly requestId: number;
  readonly parts: readonly Part[];
  /** The whole body. */
  readonly bytes: Uint8Array;
}

/** The parts of a multipart body: fields with their values, files with what they are, parts of parts below them. */
export function PartsTable({ requestId, parts, bytes }: PartsTableProps) {
  const { body: t } = useWords();
  const rows = useMemo(() => rowsOf(parts, bytes, ''), [parts, bytes]);
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={t.kinds.multipart}>
      <table className={styles.table} aria-label={t.kinds.multipart}>
        <thead>
          <tr>
            <th scope="col">{t.part.name}</th>
            <th scope="col">{t.part.content}</th>
            <th scope="col">{t.part.type}</th>
            <th scope="col">{t.part.size}</th>
            <th scope="col">
              <span className="visually-hidden">{t.part.save}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PartRow key={row.place} row={row} fileName={`request-${requestId}-part-${row.place}.bin`} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Row {
  readonly part: Part;
  /** Which part of which, as `2` or `2.1`. */
  readonly place: string;
  readonly content: PartContent;
}

function rowsOf(parts: readonly Part[], whole: Uint8Array, above: string): readonly Row[] {
  return parts.flatMap((part, index) => {
    const content = partContent(part, whole);
    const place = `${above}${index + 1}`;
    const { sent, decoded = sent } = content;
    return [
      { part, place, content },
      ...(part.nested?.ok ? rowsOf(part.nested.value.parts, decoded, `${place}.`) : []),
    ];
  });
}

function PartRow({ row: { part, place, content: found }, fileName }: { readonly row: Row; readonly fileName: string }) {
  const { body: t } = useWords();
  const { sent, decoded } = found;
  const content = part.fileName === undefined && !part.nested?.ok ? contentOf(part, decoded ?? sent) : {};
  const name = part.name ?? t.unnamed;
  const save = (bytes: Uint8Array, to: string) => download(bytes.slice(), to, 'application/octet-stream');
  return (
    <tr>
      <th scope="row">{place.includes('.') || part.nested ? `${place} ${name}` : name}</th>
      <td>
        {part.fileName ?? (part.nested?.ok ? '' : (shownText(content.text) ?? '…'))}
        {content.charset !== undefined && content.charset !== 'utf-8' && (
          <p className={layout.note}>{t.charset(content.charset)}</p>
        )}
        {content.problem && <p className={layout.note}>{t.problems[content.problem.code](content.problem.detail)}</p>}
        {problemsOf(part, found).map(({ code, detail = {} }) => (
          <p key={code} className={layout.note}>
            {t.problems[code](detail)}
          </p>
        ))}
      </td>
      <td>{part.contentType}</td>
      <td>
        {formatBytes((decoded ?? sent).length)}
        {decoded && (
          <p className={layout.note}>
            {t.sentSize(formatBytes(sent.length))} · {headerValue(part.headers, 'content-transfer-encoding')}
          </p>
        )}
      </td>
      <td>
        <IconButton
          icon={Download}
          label={t.part.save}
          onClick={() => save(decoded ?? sent, part.fileName ?? fileName)}
        />
        {decoded && <IconButton icon={FileDown} label={t.part.saveSent} onClick={() => save(sent, fileName)} />}
      </td>
    </tr>
  );
}

function problemsOf({ nested }: Part, { problem }: PartContent) {
  const ofNested = nested?.ok === false ? [nested] : nested?.value.problem ? [{ code: nested.value.problem }] : [];
  return [...(problem ? [problem] : []), ...ofNested].map(({ code, ...rest }) => ({
    code,
    detail: 'detail' in rest ? rest.detail : undefined,
  }));
}

/** The content of a field as a text, where it is short enough and one, in the character set that it or the form names. */
function contentOf({ contentType = 'text/plain', charset }: Part, bytes: Uint8Array): ReadText {
  if (bytes.length > shownBytes) return {};
  return readText(bytes, readParameterized(contentType).value, charset);
}
