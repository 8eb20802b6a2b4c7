import { Link2 } from 'lucide-react';
import { pages } from '@toolbench/contracts/routes.ts';
import { Disclosure } from '../controls/disclosure.tsx';
import { ShareLink } from './share-link.tsx';
import { ownAddress } from './site.ts';
import { useWords } from '../words/use-words.ts';
import { toolFragment, type LinkedTool } from './tool-fragment.ts';
import styles from '../layout/tool-layout.module.css';
import { useWork } from './work-provider.tsx';

/** Behind a button: a link to the tool as it is set, and with what was typed if asked. */
export function ToolLink({ tool }: { readonly tool: LinkedTool }) {
  const t = useWords();
  const work = useWork();
  if (!work) return null;
  return (
    <Disclosure
      label={t.linkHere}
      icon={<Link2 size={16} />}
      size="sm"
      variant="transparent"
      align="start"
      panelClassName={styles.linkPanel}
    >
      {() => (
        <ShareLink
          texts={work.forLink().texts}
          link={(texts) =>
            location.origin + ownAddress(pages.tool(tool.key)) + toolFragment(tool, work.forLink().values, texts)
          }
        />
      )}
    </Disclosure>
  );
}
