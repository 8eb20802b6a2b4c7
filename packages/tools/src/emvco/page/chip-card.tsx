import { Button } from '@mantine/core';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { ChipData } from '../../payment-codes/chip/parse-chip-data.ts';
import { ItemTree } from '../../payment-codes/page/item-tree.tsx';
import { plainItem } from '../../payment-codes/plain-item.ts';
import styles from './emvco.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

interface ChipCardProps {
  readonly chip: ChipData;
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
}

/** Chip data as a tree. Card numbers are hidden until they are asked for. */
export function ChipCard({ chip, shown, onShow }: ChipCardProps) {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  const json = () =>
    JSON.stringify(
      chip.items.map((item) => plainItem(item, language)),
      null,
      2,
    );
  return (
    <Card title={t.chip.title} aside={<CopyButton text={json} label={t.tree.copyJson} />}>
      {(chip.masked || shown) && (
        <p className={styles.masked}>
          {chip.masked && <span>{t.chip.masked}</span>}
          <Button size="compact-xs" variant="default" onClick={() => onShow(!shown)}>
            {shown ? t.chip.hide : t.chip.show}
          </Button>
        </p>
      )}
      <ItemTree items={chip.items} label={t.chip.title} unit="bytes" />
    </Card>
  );
}
