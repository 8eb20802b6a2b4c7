import { Button } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import type { UnitReference } from '@toolbench/contracts/code.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { placeOf } from '../code-place.ts';
import { PlaceLink } from '../place-link.tsx';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import { UnitRelations } from './unit-relations.tsx';
import styles from '../map/analysis.module.css';

interface UnitPanelProps {
  readonly projectPath: string;
  readonly unit: UnitReference;
  readonly onUnit: (unit: UnitReference) => void;
  readonly onBack: () => void;
}

/** One definition on the map, with its callers and callees to go on to. */
export function UnitPanel({ projectPath, unit, onUnit, onBack }: UnitPanelProps) {
  const { unit: t } = useTexts({ zh, en });
  return (
    <section className={styles.panel} aria-label={unit.name} data-unit-panel={unit.name}>
      <div className={styles.panelHead}>
        <Button size="compact-sm" variant="default" leftSection={<ArrowLeft size={14} aria-hidden />} onClick={onBack}>
          {t.back}
        </Button>
        <h4>{unit.name}</h4>
        <PlaceLink place={placeOf(unit)} />
      </div>
      <UnitRelations projectPath={projectPath} unit={unit} onChoose={onUnit} />
    </section>
  );
}
