import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useMantineColorScheme } from '@mantine/core';
import { useNavigate } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { handOver, SendProvider } from '@toolbench/ui/work/handover.ts';
import type { MadeBy } from '@toolbench/ui/work/kept-work.ts';
import { setLanguage, useLanguage } from '@toolbench/ui/words/language.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { mayLeave } from '../leave-guard.ts';
import { suggestTools } from '../suggest/suggest-tools.ts';
import { OpenPaletteProvider } from './open-palette.ts';
import type { PaletteEntry } from './palette-entries.ts';

const Palette = lazy(() => import('./palette.tsx'));

type Opened =
  | { readonly purpose: 'go' }
  | { readonly purpose: 'send'; readonly text: Text; readonly madeBy: MadeBy | null };

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Opens the palette with Ctrl/Cmd+K (unless a tool used the key itself), with / outside inputs, or to send a text. */
export function PaletteHost({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const navigate = useNavigate();
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const open = useCallback(() => setOpened({ purpose: 'go' }), []);
  const send = useCallback((text: Text, madeBy: MadeBy | null) => setOpened({ purpose: 'send', text, madeBy }), []);

  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const isPaletteKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isPaletteKey && (event.key !== '/' || isTyping(event.target))) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', keyDown);
    return () => window.removeEventListener('keydown', keyDown);
  }, [open]);

  const choose = ({ target }: PaletteEntry) => {
    setOpened(null);
    if (!('command' in target) && !mayLeave()) return;
    if ('append' in target) {
      target.append();
      void navigate(pages.recipes);
    } else if ('to' in target) {
      if (opened?.purpose === 'send') handOver(opened.text, target.to);
      void navigate(target.to);
    } else if (target.command === 'language') setLanguage(language === 'zh' ? 'en' : 'zh');
    else setColorScheme(colorScheme === 'dark' ? 'light' : 'dark');
  };

  return (
    <OpenPaletteProvider value={open}>
      <SendProvider value={send}>
        {children}
        {opened && (
          <Suspense fallback={null}>
            <Palette
              purpose={opened.purpose}
              madeBy={opened.purpose === 'send' ? opened.madeBy : null}
              suggested={opened.purpose === 'send' ? suggestTools(opened.text).map((tool) => tool.key) : []}
              onChoose={choose}
              onClose={() => setOpened(null)}
            />
          </Suspense>
        )}
      </SendProvider>
    </OpenPaletteProvider>
  );
}
