import { ChevronRight, ChevronsDownUp, ChevronsUpDown, FileCode2, FileText, Folder, FolderOpen } from 'lucide-react';
import type { TreeNode } from '@toolbench/contracts/code.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { SearchField } from '@toolbench/ui/controls/search-field.tsx';
import { WindowedList } from '@toolbench/ui/editor/windowed-list.tsx';
import type { LabAnswer } from '../../lab-call.ts';
import { StepFailed } from '../../wizard/step-failed.tsx';
import { useWords } from '../use-words.ts';
import type { TreeRow } from './tree-rows.ts';
import { useProjectTree } from './use-project-tree.ts';
import styles from './browser.module.css';

const rowHeight = 28;
const presetHeight = 252;
const indentPx = 14;

interface ProjectTreeProps {
  /** Null until it is loaded. */
  readonly structure: LabAnswer<TreeNode> | null;
  readonly openPath: string | null;
  readonly onFile: (path: string) => void;
  /** Of the list, in CSS pixels. */
  readonly height?: number;
}

/** The project's files as a tree. */
export function ProjectTree({ structure, openPath, onFile, height = presetHeight }: ProjectTreeProps) {
  const t = useWords();
  if (structure === null) return <div style={{ height }} />;
  if (!structure.ok) return <StepFailed {...structure} failure={t.failures.structure} />;
  return <LoadedTree root={structure.value} openPath={openPath} onFile={onFile} height={height} />;
}

const rowId = (path: string) => `project-file-${path}`;

interface LoadedTreeProps extends Required<Omit<ProjectTreeProps, 'structure'>> {
  readonly root: TreeNode;
}

function LoadedTree({ root, openPath, onFile, height }: LoadedTreeProps) {
  const { tree: t } = useWords();
  const tree = useProjectTree({ root, openPath, onFile });
  const { rows, active, activeRow, filter } = tree;
  const found = rows.filter(({ node }) => node.type === 'file').length;
  return (
    <>
      <div className={styles.treeBar}>
        <SearchField label={t.filter} value={filter} onChange={tree.setFilter} />
        <span className={styles.hint} role="status">
          {filter.trim() !== '' && (found > 0 ? t.found({ count: formatCount(found) }) : t.none)}
        </span>
        <IconButton icon={ChevronsUpDown} label={t.expand} onClick={tree.expandAll} />
        <IconButton icon={ChevronsDownUp} label={t.collapse} onClick={tree.collapseAll} />
      </div>
      <div className={styles.tree}>
        <WindowedList
          count={rows.length}
          rowHeight={rowHeight}
          height={height}
          label={t.title}
          tree={{ active: activeRow, activeId: rowId(active ?? ''), onKeyDown: tree.onKeyDown }}
          row={(row) => (
            <TreeItem
              row={rows[row]}
              isActive={row === activeRow}
              isShown={rows[row].node.path === openPath}
              onChoose={() => tree.choose(row)}
            />
          )}
        />
      </div>
    </>
  );
}

interface TreeItemProps {
  readonly row: TreeRow;
  readonly isActive: boolean;
  /** It is in the code view. */
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

function TreeItem({ row: { node, level, isOpen }, isActive, isShown, onChoose }: TreeItemProps) {
  const isFolder = node.type === 'folder';
  const Icon = isFolder ? (isOpen ? FolderOpen : Folder) : node.language === undefined ? FileText : FileCode2;
  return (
    <div
      id={rowId(node.path)}
      className={styles.treeRow}
      role="treeitem"
      aria-level={level}
      aria-selected={isActive}
      aria-expanded={isFolder ? isOpen : undefined}
      data-shown={isShown || undefined}
      style={{ paddingInlineStart: (level - 1) * indentPx }}
      title={node.path}
      onClick={onChoose}
    >
      <span className={styles.arrow} data-open={isOpen} aria-hidden>
        {isFolder && <ChevronRight size={14} />}
      </span>
      <Icon size={15} aria-hidden className={styles.fileIcon} />
      <span className={styles.fileName}>{node.name}</span>
      {node.language !== undefined && <small className={styles.language}>{node.language}</small>}
      {node.bytes !== undefined && <small>{formatBytes(node.bytes)}</small>}
    </div>
  );
}
