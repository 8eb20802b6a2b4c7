import { ClipboardPaste, FolderOpen, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { limits } from '@toolbench/contracts/limits.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { findTool } from '@toolbench/tools/registry.ts';
import { formatBytes } from '@toolbench/ui/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { OpenFile } from '@toolbench/ui/open-file.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './drop-panel.module.css';
import { samples, type Sample } from './samples.ts';
import type { DropZone, Suggestion } from './use-drop-zone.ts';

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
  const language = useLanguage();
  const navigate = useNavigate();
  if ('tooLarge' in suggestion) {
    return <p>{t.tooLarge({ size: formatBytes(suggestion.tooLarge), limit: formatBytes(limits.files.openBytes) })}</p>;
  }
  const { tools, excerpt } = suggestion;
  const fallback = findTool('base64');
  const offered = tools.length > 0 ? tools : fallback ? [fallback] : [];
  return (
    <>
      <code>{excerpt}</code>
      <p>{tools.length > 0 ? t.found : t.unknown}</p>
      <ul>
        {offered.map((tool) => (
          <li key={tool.key}>
            <button
              type="button"
              onClick={() => {
                suggestion.handOver();
                void navigate(pages.tool(tool.key));
              }}
            >
              <span aria-hidden>{tool.glyph}</span>
              {tool.name[language]}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
