import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  AppWindow,
  AudioLines,
  Braces,
  Database,
  FileSearch,
  FolderCode,
  PanelLeftClose,
  PanelLeftOpen,
  Settings,
  UserRound,
  X,
  type LucideIcon,
} from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { labTools } from '@toolbench/contracts/catalog.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { storedText } from '@toolbench/ui/work/stored-text.ts';
import { shownCategories, shownToolsOf } from '../shown-tools.ts';
import { useWords } from '../use-words.ts';
import { AdSlot } from './ad-slot.tsx';
import { ToolIcon } from '../tool-icon.tsx';
import styles from './sidebar.module.css';

interface SidebarProps {
  readonly section: 'tools' | 'lab';
  readonly menuOpen: boolean;
  readonly onCloseMenu: () => void;
}

/** How the sidebar was left: `collapsed` or `wide`. */
const storedWidth = storedText('sidebar');

/** The list of tools: a column that collapses on wide screens, an overlay on narrow ones. */
export function Sidebar({ section, menuOpen, onCloseMenu }: SidebarProps) {
  const { sidebar: t } = useWords();
  const [collapsed, setCollapsed] = useState(() => storedWidth.read() === 'collapsed');
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [pathname, menuOpen]);
  const toggle = () => {
    storedWidth.keep(collapsed ? 'wide' : 'collapsed');
    setCollapsed(!collapsed);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCloseMenu();
  };
  const narrow = collapsed && !menuOpen;
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  const toggleLabel = collapsed ? t.expand : t.collapse;
  return (
    <>
      <button
        type="button"
        className={styles.backdrop}
        data-open={menuOpen || undefined}
        aria-label={t.close}
        tabIndex={-1}
        onClick={onCloseMenu}
      />
      <aside
        className={styles.sidebar}
        data-collapsed={narrow || undefined}
        data-open={menuOpen || undefined}
        onKeyDown={closeOnEscape}
      >
        <nav ref={list} className={styles.list} aria-label={section === 'lab' ? t.labLabel : t.label}>
          {section === 'tools' ? (
            <ToolEntries onOpen={onCloseMenu} />
          ) : (
            <>
              <LabEntries onOpen={onCloseMenu} />
              <AdministrationEntries onOpen={onCloseMenu} />
            </>
          )}
        </nav>
        {!narrow && <AdSlot label={t.ad} />}
        <div className={styles.foot}>
          {menuOpen ? (
            <IconButton icon={X} label={t.close} iconSize={18} size={40} onClick={onCloseMenu} />
          ) : (
            <IconButton icon={Toggle} label={toggleLabel} iconSize={18} aria-expanded={!collapsed} onClick={toggle} />
          )}
        </div>
      </aside>
    </>
  );
}

/** Scrolls the list, and nothing else, so far that the entry of this page is seen whole. */
function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = list.getBoundingClientRect();
  const room = entry.height;
  if (entry.bottom + room > bottom) list.scrollTop += entry.bottom + room - bottom;
  else if (entry.top - room < top) list.scrollTop -= top - entry.top + room;
}

function ToolEntries({ onOpen }: { readonly onOpen: () => void }) {
  const language = useLanguage();
  return shownCategories.map(({ key, name }) => (
    <div key={key}>
      <h2 className={styles.category}>{name[language]}</h2>
      <ul>
        {shownToolsOf(key).map((tool) => (
          <li key={tool.key}>
            <NavLink className={styles.item} to={pages.tool(tool.key)} title={tool.name[language]} onClick={onOpen}>
              <span className={styles.glyph} aria-hidden>
                <ToolIcon tool={tool} size={14} />
              </span>
              <span className={styles.name}>{tool.name[language]}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}

const labIcons: Readonly<Record<(typeof labTools)[number]['key'], LucideIcon>> = {
  rag: FileSearch,
  cag: FolderCode,
  translate: AudioLines,
  naturalcode: AppWindow,
};

function LabEntries({ onOpen }: { readonly onOpen: () => void }) {
  const { sidebar: t, lab } = useWords();
  return (
    <ul>
      {labTools.map(({ key, status }) => {
        const Icon = labIcons[key];
        return (
          <li key={key}>
            <NavLink className={styles.item} to={`${pages.lab}/${key}`} title={lab.entries[key].name} onClick={onOpen}>
              <Icon className={styles.icon} size={16} aria-hidden />
              <span className={styles.name}>{lab.entries[key].name}</span>
              <span className={styles.status}>
                <span className={styles.dot} data-status={status} aria-hidden />
                <span>{t.status[status]}</span>
              </span>
            </NavLink>
          </li>
        );
      })}
    </ul>
  );
}

const administration = [
  { key: 'settings', path: pages.labSettings, Icon: Settings },
  { key: 'account', path: pages.labAccount, Icon: UserRound },
  { key: 'held', path: pages.labHeld, Icon: Database },
  { key: 'calls', path: pages.labCalls, Icon: Braces },
] as const;

function AdministrationEntries({ onOpen }: { readonly onOpen: () => void }) {
  const { sidebar: t } = useWords();
  return (
    <div className={styles.administration}>
      <h2 className={styles.category}>{t.admin}</h2>
      <ul>
        {administration.map(({ key, path, Icon }) => (
          <li key={key}>
            <NavLink className={styles.item} to={path} title={t[key]} onClick={onOpen}>
              <Icon className={styles.icon} size={16} aria-hidden />
              <span className={styles.name}>{t[key]}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
