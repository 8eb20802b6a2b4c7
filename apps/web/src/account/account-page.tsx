import { useState } from 'react';
import { account } from '@toolbench/contracts/auth.ts';
import { accountPaths, calls } from '@toolbench/contracts/routes.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { useAnswer } from '../admin/use-answer.ts';
import { usePageMeta } from '../page-meta.ts';
import pageStyles from '../pages/pages.module.css';
import tableStyles from '../table.module.css';
import { en as webEn } from '../text/en.ts';
import { zh as webZh } from '../text/zh.ts';
import { AccessTable } from './access-table.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { ToolTokens } from './tool-tokens.tsx';

/** The administrator's own account: password, two-step verification, where it is signed in. */
export default function AccountPage() {
  const t = useTexts({ zh, en });
  const { titleSuffix } = useTexts({ zh: webZh, en: webEn });
  usePageMeta({ ...t, title: `${t.title} - ${titleSuffix}` });
  const { value, failure, reload } = useAnswer(calls.account, account);
  const [endFailure, setEndFailure] = useState<string | null>(null);
  const problem = endFailure ?? (failure && (failure.detail ?? t.failed));
  // The tokens for tools end with a password, so they are asked for again.
  const [passwords, setPasswords] = useState(0);
  const changed = () => {
    setPasswords(passwords + 1);
    reload();
  };
  const ended = (reason: string | null) => {
    setEndFailure(reason);
    reload();
  };
  return (
    <article className={`${pageStyles.page} ${tableStyles.page}`}>
      <h1>{t.title}</h1>
      <p>{value?.username ?? ' '}</p>
      {problem && <Banner tone="error">{problem}</Banner>}
      {value && (
        <>
          <SecondFactor state={value.second_factor} onChange={reload} />
          <PasswordForm username={value.username} onChange={changed} />
          <ToolTokens key={passwords} />
          <AccessTable texts={t.sessions} entries={value.sessions} pathOf={accountPaths.session} onEnded={ended} />
          <AccessTable texts={t.devices} entries={value.devices} pathOf={accountPaths.device} onEnded={ended} />
        </>
      )}
    </article>
  );
}
