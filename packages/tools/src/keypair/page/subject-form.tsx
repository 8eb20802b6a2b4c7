import { Textarea, TextInput } from '@mantine/core';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import styles from './keypair.module.css';
import { options } from '../options.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { IssuedKind } from './use-issue.tsx';
import type { useKeyPair } from './use-key-pair.tsx';

const fields = ['commonName', 'organization', 'organizationalUnit', 'locality', 'state', 'country'] as const;

interface SubjectFormProps extends Pick<ReturnType<typeof useKeyPair>, 'tool'> {
  readonly kind: IssuedKind;
}

/** Who a certificate is for, by which names it is known, for what and, where no authority says so, how long. */
export function SubjectForm({ tool, kind }: SubjectFormProps) {
  const language = useLanguage();
  const { issue: t } = useTexts({ zh, en });
  const isSelfSigned = kind === 'certificate';
  return (
    <Card title={t.subject}>
      <div className={styles.form}>
        {fields.map((name) => (
          <TextInput
            key={name}
            size="xs"
            label={options[name].label[language]}
            autoComplete="off"
            spellCheck={false}
            {...(name === 'country' && { maxLength: 2, placeholder: 'CN' })}
            {...(name === 'commonName' && { placeholder: 'www.example.com' })}
            value={tool.options[name]}
            onChange={(event) => tool.setOption(name, event.currentTarget.value)}
          />
        ))}
        <Textarea
          size="xs"
          className={styles.wide}
          label={options.alternativeNames.label[language]}
          description={t.namesHint}
          placeholder={'www.example.com\n192.0.2.1'}
          autosize
          minRows={2}
          maxRows={8}
          spellCheck={false}
          value={tool.options.alternativeNames}
          onChange={(event) => tool.setOption('alternativeNames', event.currentTarget.value)}
        />
        <div className={styles.wide}>
          <OptionRow tool={tool} names={isSelfSigned ? ['usage', 'validDays'] : ['usage']} />
        </div>
        {isSelfSigned && (
          <TextInput
            size="xs"
            type="date"
            label={options.validFrom.label[language]}
            description={t.validFromHint}
            value={tool.options.validFrom}
            onChange={(event) => tool.setOption('validFrom', event.currentTarget.value)}
          />
        )}
      </div>
    </Card>
  );
}
