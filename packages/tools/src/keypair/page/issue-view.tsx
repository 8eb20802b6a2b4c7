import type { ReactNode } from 'react';
import { Button, Textarea, TextInput } from '@mantine/core';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout, Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { InspectedItems } from './inspected-items.tsx';
import styles from './keypair.module.css';
import { PassphraseField } from './passphrase-field.tsx';
import { options, subjectOptions } from '../options.ts';
import { issueWords } from '../text/notes.ts';
import { useWords } from './use-words.tsx';
import { issuedKinds, type useIssue, type IssuedKind } from './use-issue.tsx';
import type { useKeyPair } from './use-key-pair.tsx';

interface IssueViewProps {
  readonly issue: ReturnType<typeof useIssue>;
  readonly pair: ReturnType<typeof useKeyPair>;
  readonly modeSwitch: ReactNode;
}

const locked: readonly string[] = ['passphrase-missing', 'wrong-passphrase'];

interface SubjectFormProps extends Pick<ReturnType<typeof useKeyPair>, 'tool'> {
  readonly kind: IssuedKind;
}

/** Who a certificate is for, by which names it is known, for what and, where no authority says so, how long. */
function SubjectForm({ tool, kind }: SubjectFormProps) {
  const language = useLanguage();
  const { issue: t } = useWords();
  const isSelfSigned = kind === 'certificate';
  return (
    <Card title={t.subject}>
      <div className={styles.form}>
        {subjectOptions.map((name) => (
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

/** A certificate request or a self-signed certificate: who it is for, which key signs, and the file. */
export function IssueView({ issue, pair, modeSwitch }: IssueViewProps) {
  const t = useWords();
  const { tool, kind, choose, pasted, input, output, issued, passphrase, setPassphrase, make, clear } = issue;
  const failure = tool.outcome && !tool.outcome.result.ok ? tool.outcome.result : null;
  const needsPassphrase = passphrase !== '' || (failure !== null && locked.includes(failure.code));
  const own = pair.key?.facts.isPrivate ? pair.key.facts : null;

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          {modeSwitch}
          <Segments
            aria-label={t.issue.kind}
            values={issuedKinds}
            nameOf={(one) => t.issue[one]}
            value={kind}
            onChange={choose}
          />
          <Button size="xs" onClick={() => void make()}>
            {t.issue.make}
          </Button>
        </>
      }
      quiet={<QuietActions clear={clear} />}
      banner={
        <>
          {failure && (
            <ErrorBanner
              failure={failure}
              texts={{ ...t.errors, empty: () => t.issue.keyMissing }}
              onPlace={(place) => pasted.reveal(place)}
            />
          )}
          {issued &&
            issueWords(issued.notes, t).map((sentence) => (
              <Banner key={sentence} tone="warning">
                {sentence}
              </Banner>
            ))}
        </>
      }
    >
      <Panes>
        <div className={styles.items}>
          <SubjectForm tool={pair.tool} kind={kind} />
          <TextPane
            model={pasted}
            label={t.privateKey}
            placeholder={t.issue.keyHint}
            takesHandover={false}
            errorPlace={failure?.place ?? null}
            onFile={(chosen) => void input.open(chosen)}
            extra={
              <span className={styles.aside}>
                {input.file?.name ?? (own && t.issue.keyPair([own.algorithm, own.curve ?? own.bits].join(' ')))}
              </span>
            }
            height={120}
          />
          {needsPassphrase && <PassphraseField value={passphrase} onChange={setPassphrase} />}
        </div>
        <div className={styles.items}>
          <TextPane
            model={output}
            label={t.issue.output}
            placeholder={t.issue.outputHint}
            readOnly
            height={300}
            {...(issued && { downloadName: issued.name })}
          />
          {issued && <InspectedItems items={[issued.item]} onPlace={(place) => output.reveal(place)} />}
        </div>
      </Panes>
    </ToolLayout>
  );
}
