import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { ProsePage } from './prose-page.tsx';

export default function PrivacyPage() {
  return <ProsePage text={useTexts({ zh, en }).privacy} />;
}
