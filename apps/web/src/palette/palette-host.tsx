import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useMantineColorScheme } from '@mantine/core';
import { useNavigate } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { handOver, SendProvider } from '@toolbench/ui/work/handover.ts';
import type { MadeBy } from '@toolbench/ui/work/kept-work.ts';
import { setLanguage, useLanguage } from '@toolbench/ui/words/language.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { mayLeave } from '../leave-guard.ts';
import { OpenPaletteProvider } from './open-palette.ts';
import type { PaletteEntry } from './palette-entries.ts';
import type PaletteDialog from './palette.tsx';
import type { TypedAhead } from './palette.tsx';

type Purpose =
  | { readonly purpose: 'go' }
  | { readonly purpose: 'send'; readonly text: Text; readonly madeBy: MadeBy | null };

type Opened = Purpose & { readonly Palette: typeof PaletteDialog; readonly typed: TypedAhead };

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

const nothingTyped: TypedAhead = { text: '', isEntered: false };

/** What a key adds to what was typed ahead; undefined where it is not for the palette. */
function withKey(typed: TypedAhead, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): TypedAhead | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return { ...typed, isEntered: true };
  if (key === 'Backspace') return { ...typed, text: typed.text.slice(0, -1) };
  return key.length === 1 ? { ...typed, text: typed.text + key } : undefined;
}

/** Opens the palette with Ctrl/Cmd+K (unless a tool used the key itself), with / outside inputs, or to send a text. */
export function PaletteHost({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const navigate = useNavigate();
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  /** Null unless the palette is awaited. */
  const typed = useRef<TypedAhead | null>(null);
  const close = useCallback(() => {
    typed.current = null;
    setOpened(null);
  }, []);
  const show = useCallback((wanted: Purpose) => {
    typed.current ??= nothingTyped;
    const arrive = ({ default: Palette }: { readonly default: typeof PaletteDialog }) => {
      const ahead = typed.current;
      typed.current = null;
      // At once, so that the next key finds its field.
      if (ahead) flushSync(() => setOpened((now) => now ?? { ...wanted, Palette, typed: ahead }));
    };
    const fail = (error: unknown) =>
      setOpened(() => {
        throw error;
      });
    import('./palette.tsx').then(arrive, fail);
  }, []);
  const open = useCallback(() => show({ purpose: 'go' }), [show]);
  const send = useCallback((text: Text, madeBy: MadeBy | null) => show({ purpose: 'send', text, madeBy }), [show]);

  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (typed.current && !event.isComposing) {
        const ahead = withKey(typed.current, event);
        if (ahead) typed.current = ahead;
        else if (event.key === 'Escape') close();
        else return;
        event.preventDefault();
        return;
      }
      const isPaletteKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isPaletteKey && (event.key !== '/' || isTyping(event.target))) return;
      event.preventDefault();
      open();
    };
    // Whoever turns to something else while it is awaited types there.
    const pointerDown = () => {
      if (typed.current) close();
    };
    window.addEventListener('keydown', keyDown);
    window.addEventListener('pointerdown', pointerDown);
    return () => {
      window.removeEventListener('keydown', keyDown);
      window.removeEventListener('pointerdown', pointerDown);
    };
  }, [open, close]);

  const choose = ({ target }: PaletteEntry) => {
    close();
    if (!('command' in target) && !mayLeave()) return;
    if ('append' in target) {
      target.append();
      void navigate(pages.recipes);
    } else if ('to' in target) {
      const text = opened?.purpose === 'send' ? opened.text : target.text;
      if (text !== undefined) handOver(text, target.to, opened?.purpose === 'send');
      void navigate(target.to);
    } else if (target.command === 'language') setLanguage(language === 'zh' ? 'en' : 'zh');
    else setColorScheme(colorScheme === 'dark' ? 'light' : 'dark');
  };

  return (
    <OpenPaletteProvider value={open}>
      <SendProvider value={send}>
        {children}
        {opened && (
          <opened.Palette
            sent={opened.purpose === 'send' ? opened : null}
            typed={opened.typed}
            onChoose={choose}
            onClose={close}
          />
        )}
      </SendProvider>
    </OpenPaletteProvider>
  );
}
