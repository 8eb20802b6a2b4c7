import { useTexts } from '@toolbench/ui/language.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { ProsePage } from './prose-page.tsx';

export default function ContactPage() {
  return <ProsePage text={useTexts({ zh, en }).contact} />;
}
