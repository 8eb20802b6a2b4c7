import { useCallback, useEffect } from 'react';
import { ClipboardPaste, FolderOpen, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { limits } from '@toolbench/contracts/limits.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { OpenFile } from '@toolbench/ui/files/open-file.tsx';
import { findShownTool } from '../shown-tools.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { ToolIcon } from '../tool-icon.tsx';
import styles from './drop-panel.module.css';
import { samples, type Sample } from './samples.ts';
import type { DropZone, Suggestion } from './use-drop-zone.ts';

/** What people do with a text that is of no known kind. */
const forAnyText = ['text', 'base64', 'diff', 'hash'];

/** Where a page says that anything may be pasted or dropped, and offers the tools that fit what was. */
export function DropPanel({ zone }: { readonly zone: DropZone }) {
  const { suggest: t } = useTexts({ zh, en });
  const { suggestion } = zone;
  return (
    <section className={styles.panel} aria-label={t.label}>
      <div role="status" className={styles.state}>
        {suggestion ? (
          <Suggestions suggestion={suggestion} />
        ) : (
          <>
            <ClipboardPaste size={22} aria-hidden />
            <p>{t.hint}</p>
          </>
        )}
      </div>
      <div className={styles.actions}>
        {zone.paste && (
          <button type="button" onClick={() => void zone.paste?.()}>
            <ClipboardPaste size={15} aria-hidden />
            {t.paste}
          </button>
        )}
        <OpenFile onFile={(file) => void zone.takeFile(file)}>
          {(button) => (
            <button type="button" {...button}>
              <FolderOpen size={15} aria-hidden />
              {t.openFile}
            </button>
          )}
        </OpenFile>
        {suggestion && (
          <button type="button" onClick={zone.forget}>
            <X size={15} aria-hidden />
            {t.forget}
          </button>
        )}
        <ul aria-label={t.samplesLabel}>
          <li aria-hidden>{t.tryOne}</li>
          {(Object.keys(samples) as Sample[]).map((sample) => (
            <li key={sample}>
              <button type="button" onClick={() => zone.takeText(samples[sample])}>
                {t.samples[sample]}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Suggestions({ suggestion }: { readonly suggestion: Suggestion }) {
  const { suggest: t } = useTexts({ zh, en });
  if ('tooLarge' in suggestion) {
    return <p>{t.tooLarge({ size: formatBytes(suggestion.tooLarge), limit: formatBytes(limits.files.openBytes) })}</p>;
  }
  return <FittingTools content={suggestion} />;
}

/** The tools that fit; Enter opens the surest while nothing else has the keyboard. */
function FittingTools({ content }: { readonly content: Exclude<Suggestion, { tooLarge: number }> }) {
  const { suggest: t } = useTexts({ zh, en });
  const language = useLanguage();
  const navigate = useNavigate();
  const { tools, excerpt, handOver } = content;
  const offered = tools.length > 0 ? tools : forAnyText.flatMap((key) => findShownTool(key) ?? []);

  const open = useCallback(
    (key: string) => {
      handOver(pages.tool(key));
      void navigate(pages.tool(key));
    },
    [handOver, navigate],
  );
  const best = tools.at(0)?.key;
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || event.target !== document.body || best === undefined) return;
      event.preventDefault();
      open(best);
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [best, open]);

  return (
    <>
      <code>{excerpt}</code>
      <p>{tools.length > 0 ? t.found : t.unknown}</p>
      <ul>
        {offered.map((tool) => (
          <li key={tool.key}>
            <button type="button" onClick={() => open(tool.key)}>
              <ToolIcon tool={tool} />
              {tool.name[language]}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
