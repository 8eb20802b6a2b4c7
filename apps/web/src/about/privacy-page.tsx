import { useWords } from './use-words.ts';
import { ProsePage } from './prose-page.tsx';

export default function PrivacyPage() {
  return <ProsePage text={useWords().privacy} />;
}
