import { useState, type KeyboardEvent } from 'react';
import { ActionIcon } from '@mantine/core';
import { Braces, Database, PanelLeftClose, PanelLeftOpen, Settings, X } from 'lucide-react';
import { NavLink } from 'react-router';
import { labTools } from '@toolbench/contracts/catalog.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { categories } from '@toolbench/tools/categories.ts';
import { toolsOf } from '@toolbench/tools/registry.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { AdSlot } from './ad-slot.tsx';
import { sidebarMemory } from './sidebar-memory.ts';
import styles from './sidebar.module.css';

interface SidebarProps {
  readonly section: 'tools' | 'lab';
  readonly menuOpen: boolean;
  readonly onCloseMenu: () => void;
}

/** The list of tools: a column that collapses on wide screens, an overlay on narrow ones. */
export function Sidebar({ section, menuOpen, onCloseMenu }: SidebarProps) {
  const { sidebar: t } = useTexts({ zh, en });
  const [collapsed, setCollapsed] = useState(() => sidebarMemory.isCollapsed());
  const toggle = () => {
    sidebarMemory.remember(!collapsed);
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
        <nav className={styles.list} aria-label={section === 'lab' ? t.labLabel : t.label}>
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
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-label={t.close}
              title={t.close}
              onClick={onCloseMenu}
            >
              <X size={18} />
            </ActionIcon>
          ) : (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={toggleLabel}
              title={toggleLabel}
              aria-expanded={!collapsed}
              onClick={toggle}
            >
              <Toggle size={18} />
            </ActionIcon>
          )}
        </div>
      </aside>
    </>
  );
}

function ToolEntries({ onOpen }: { readonly onOpen: () => void }) {
  const language = useLanguage();
  return categories.map(({ key, name }) => (
    <div key={key}>
      <h2 className={styles.category}>{name[language]}</h2>
      <ul>
        {toolsOf(key).map((tool) => (
          <li key={tool.key}>
            <NavLink className={styles.item} to={pages.tool(tool.key)} title={tool.name[language]} onClick={onOpen}>
              <span className={styles.glyph} aria-hidden>
                {tool.glyph}
              </span>
              <span className={styles.name}>{tool.name[language]}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function LabEntries({ onOpen }: { readonly onOpen: () => void }) {
  const { sidebar: t, lab } = useTexts({ zh, en });
  return (
    <ul>
      {labTools.map(({ key, status }) => (
        <li key={key}>
          <NavLink className={styles.item} to={`${pages.lab}/${key}`} title={lab.entries[key].name} onClick={onOpen}>
            <span className={styles.name}>{lab.entries[key].name}</span>
            <span className={styles.status}>
              <span className={styles.dot} data-status={status} aria-hidden />
              <span className={styles.name}>{t.status[status]}</span>
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const administration = [
  { key: 'settings', path: pages.labSettings, Icon: Settings },
  { key: 'held', path: pages.labHeld, Icon: Database },
  { key: 'calls', path: pages.labCalls, Icon: Braces },
] as const;

function AdministrationEntries({ onOpen }: { readonly onOpen: () => void }) {
  const { sidebar: t } = useTexts({ zh, en });
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
