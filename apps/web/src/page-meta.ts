import { useEffect } from 'react';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

function setMeta(name: string, content: string): void {
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.setAttribute('content', content);
}

/** Sets the page's title, description and keywords; again when the language changes. */
export function usePageMeta({ title, description, keywords }: PageMeta): void {
  useEffect(() => {
    document.title = title;
    setMeta('description', description);
    setMeta('keywords', keywords);
  }, [title, description, keywords]);
}
