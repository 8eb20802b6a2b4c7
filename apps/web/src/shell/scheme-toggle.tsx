import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

const next = { light: 'dark', dark: 'auto', auto: 'light' } as const;
const icons = { light: Sun, dark: Moon, auto: Monitor };

/** Light, dark, system: one button that goes round. */
export function SchemeToggle() {
  const { header: t } = useTexts({ zh, en });
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = icons[colorScheme];
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t.scheme[colorScheme]}
      title={t.scheme[colorScheme]}
      onClick={() => setColorScheme(next[colorScheme])}
    >
      <Icon size={18} />
    </ActionIcon>
  );
}
