import { useCallback, useEffect, useState, type DragEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '@toolbench/contracts/limits.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import type { ToolDefinition } from '@toolbench/tools/define-tool.ts';
import type { Text } from '@toolbench/tools/kit/text.ts';
import { findTool } from '@toolbench/tools/registry.ts';
import { formatBytes } from '@toolbench/ui/format-figures.ts';
import { handOver, handOverFile } from '@toolbench/ui/handover.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { decodeFile } from '@toolbench/ui/read-file.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './drop-zone.module.css';
import { suggestTools, suggestToolsForFile } from './suggest-tools.ts';

type Suggestion =
  { readonly tools: readonly ToolDefinition[]; readonly handOver: () => void } | { readonly tooLarge: number };

/** Takes what is pasted or dropped anywhere on the page and offers the tools that fit it. */
export function DropZone({ children }: { readonly children: ReactNode }) {
  const { suggest: t } = useTexts({ zh, en });
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);

  const takeText = useCallback(
    (text: Text) => setSuggestion({ tools: suggestTools(text), handOver: () => handOver(text) }),
    [],
  );
  const takeFile = useCallback(
    async (file: File) => {
      if (file.size > limits.files.openBytes) return setSuggestion({ tooLarge: file.size });
      const bytes = new Uint8Array(await file.arrayBuffer());
      const takers = suggestToolsForFile(bytes);
      if (takers.length > 0) setSuggestion({ tools: takers, handOver: () => handOverFile(file) });
      else takeText(decodeFile(bytes).text);
    },
    [takeText],
  );

  useEffect(() => {
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || !clipboardData) return;
      if (clipboardData.files.length > 0) void takeFile(clipboardData.files[0]);
      else takeText(clipboardData.getData('text/plain'));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [takeFile, takeText]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (files.length > 0) void takeFile(files[0]);
    else takeText(event.dataTransfer.getData('text/plain'));
  };
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className={styles.hint} role="status">
        {suggestion ? <Suggestions suggestion={suggestion} /> : <p>{t.hint}</p>}
      </div>
      {children}
    </div>
  );
}

function Suggestions({ suggestion }: { readonly suggestion: Suggestion }) {
  const { suggest: t } = useTexts({ zh, en });
  const language = useLanguage();
  const navigate = useNavigate();
  if ('tooLarge' in suggestion) {
    return <p>{t.tooLarge({ size: formatBytes(suggestion.tooLarge), limit: formatBytes(limits.files.openBytes) })}</p>;
  }
  const { tools } = suggestion;
  const fallback = findTool('base64');
  const offered = tools.length > 0 ? tools : fallback ? [fallback] : [];
  return (
    <>
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
