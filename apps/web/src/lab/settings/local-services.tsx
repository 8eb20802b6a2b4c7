import { useState } from 'react';
import { Button } from '@mantine/core';
import { Radar } from 'lucide-react';
import type { LocalService } from '@toolbench/contracts/ai/ai-services.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { presetOfFound } from './connect-draft.ts';
import { findLocalServices } from '../engine-calls.ts';
import type { LabAnswer } from '../lab-call.ts';
import { LoadFailure } from '../load-failure.tsx';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import connect from './connect.module.css';

interface LocalServicesProps {
  readonly isBusy: boolean;
  readonly onConnect: (found: LocalService) => void;
}

/** Asks the server which services run on its own machine; each that is found is connected by one click. */
export function LocalServices({ isBusy, onConnect }: LocalServicesProps) {
  const { connect: t } = useTexts({ zh, en });
  const language = useLanguage();
  const [answer, setAnswer] = useState<LabAnswer<{ readonly services: readonly LocalService[] }> | null>(null);
  const [searching, setSearching] = useState(false);
  const look = async () => {
    setSearching(true);
    setAnswer(await findLocalServices(language));
    setSearching(false);
  };
  return (
    <div className={connect.local}>
      <div className={connect.row}>
        <Button
          size="xs"
          variant="default"
          loading={searching}
          leftSection={<Radar size={14} aria-hidden />}
          onClick={() => void look()}
        >
          {t.findLocal}
        </Button>
        <span className={connect.note}>{t.findLocalNote}</span>
      </div>
      {answer !== null && !answer.ok && <LoadFailure failure={answer} />}
      <div role="status">
        {answer?.ok && answer.value.services.length === 0 && <p className={connect.note}>{t.noneFound}</p>}
      </div>
      {answer?.ok && answer.value.services.length > 0 && (
        <ul className={connect.found} aria-label={t.found}>
          {answer.value.services.map((found) => {
            const name = presetOfFound(found).name[language];
            return (
              <li key={found.baseUrl} data-found={found.preset}>
                <strong>{name}</strong>
                <code>{found.baseUrl}</code>
                <span>{t.models({ count: found.models.length })}</span>
                <Button
                  size="xs"
                  disabled={isBusy}
                  aria-label={t.connectNamed({ name })}
                  onClick={() => onConnect(found)}
                >
                  {t.connect}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
