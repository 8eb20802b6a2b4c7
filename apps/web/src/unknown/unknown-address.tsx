import { Link } from 'react-router';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { closestEntries } from './closest-entries.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** Says that an address that was opened is none, and names the pages closest to it. */
export default function UnknownAddress({ path }: { readonly path: string }) {
  const language = useLanguage();
  const t = useTexts({ zh, en });
  const closest = closestEntries(path, language);
  return (
    <Banner tone="warning">
      {t.none(path)} {closest.length > 0 && t.closest}
      {closest.map(({ id, name, target }, at) => (
        <span key={id}>
          {at > 0 && t.between}
          <Link to={'to' in target ? target.to : '/'}>{name}</Link>
        </span>
      ))}
    </Banner>
  );
}
