import { useCallback, useEffect } from 'react';
import { ClipboardPaste, FolderOpen, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { limits } from '@toolbench/contracts/limits.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { OpenFile } from '@toolbench/ui/files/open-file.tsx';
import { findShownTool } from '../shown-tools.ts';
import { useWords } from '../use-words.ts';
import { ToolIcon } from '../tool-icon.tsx';
import styles from './drop-panel.module.css';
import type { DropZone, Suggestion } from './use-drop-zone.ts';

/** What people do with a text that is of no known kind. */
const forAnyText = ['text', 'base64', 'diff', 'hash'];

/** Made-up contents to see the recognition at work. */
const samples = {
  json: '{"order":"A-1024","paid":true,"items":[{"sku":"T-7","price":19.90}]}',
  payment:
    '00020101021126730014br.gov.bcb.pix0136123e4567-e89b-12d3-a456-4266554400000211Pedido 102452045651530' +
    '39865406129.905802BR5912LOJA EXEMPLO6009SAO PAULO62140510PEDIDO10246304406F',
  url: 'https://shop.example/search?q=%E8%8C%B6%E5%8F%B6&page=2&tag=%E7%BB%BF%E8%8C%B6',
  uuid: '0199f3a2-6c1e-7b3d-8f4a-2d9c51e07b66',
} as const;

type Sample = keyof typeof samples;

/** Where a page says that anything may be pasted or dropped, and offers the tools that fit what was. */
export function DropPanel({ zone }: { readonly zone: DropZone }) {
  const { suggest: t } = useWords();
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
  const { suggest: t } = useWords();
  if ('unknown' in suggestion) return <p>{t.unknownFile({ name: suggestion.unknown })}</p>;
  if ('tooLarge' in suggestion) {
    return <p>{t.tooLarge({ size: formatBytes(suggestion.tooLarge), limit: formatBytes(limits.files.openBytes) })}</p>;
  }
  return <FittingTools content={suggestion} />;
}

/** The tools that fit; Enter opens the surest while nothing else has the keyboard. */
function FittingTools({ content }: { readonly content: Extract<Suggestion, { tools: unknown }> }) {
  const { suggest: t } = useWords();
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
