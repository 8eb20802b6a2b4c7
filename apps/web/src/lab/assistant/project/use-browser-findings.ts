import { useEffect, useState, type RefObject } from 'react';
import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';
import { previewMessage } from '@toolbench/contracts/previews.ts';

const most = 20;

/**
 * What goes wrong in the page of the preview, as its reporter tells. The app could say anything: only its own frame and
 * origin are listened to, and its words are only ever text.
 */
export function useBrowserFindings(frame: RefObject<HTMLIFrameElement | null>, url: string) {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => {
    if (url === '') return;
    const { origin } = new URL(url, location.href);
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const read = previewMessage.safeParse(event.data);
      if (!read.success || read.data.kind === 'ready') return;
      const { message, source, line, column } = read.data;
      const finding: Finding = {
        from: 'browser',
        message,
        ...(source && { path: source.slice(0, 200) }),
        ...(line && { line }),
        ...(column && { column }),
      };
      const isSame = (other: Finding) => other.message === message && other.path === finding.path;
      setFindings((before) => (before.length >= most || before.some(isSame) ? before : [...before, finding]));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, url]);
  return { findings, forget: () => setFindings([]) };
}
