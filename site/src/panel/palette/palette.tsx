import { useEffect, useState } from 'react';
import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
} from '@ariakit/react';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/index.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { ACTS, PAGES_WITH_ICONS, matching } from './commands.ts';
import type { Command } from './commands.ts';
import { recentCommands, rememberCommand } from './recent.ts';
import { useFound } from './use-found.ts';
import * as styles from './palette.module.css';

const WAIT_MS = 200;

/** Pages, acts and the company's reviews, products and orders, found by typing; recent ones first. */
export function Palette({ onClose }: { onClose(): void }) {
  const { t } = useT('panel');
  const { company, navigate } = usePanel();
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useFound(searched);
  const acts = ACTS.map(([act, icon, to]) => ({ to, icon, label: t(`palette.acts.${act}`) }));
  const pages = PAGES_WITH_ICONS.map(([page, icon]) => ({ to: PANEL_PATHS[page], icon, label: t(`nav.${page}`) }));
  const groups: [string, readonly Command[]][] = [
    ['recent', typed.trim() === '' ? recentCommands(company.id) : []],
    ['pages', matching(pages, typed)],
    ['actions', matching(acts, typed)],
    ['reviews', found.reviews],
    ['products', found.products],
    ['orders', found.orders],
  ];
  const filled = groups.filter(([, commands]) => commands.length > 0);
  const run = (command: Command) => {
    rememberCommand(company.id, command);
    onClose();
    navigate(command.to);
  };
  const status = found.searching ? t('palette.searching') : filled.length === 0 ? t('palette.none') : '';
  return (
    <Dialog title={t('palette.title')} close={t('palette.close')} className={styles.dialog} onClose={onClose}>
      <ComboboxProvider open value={typed} setValue={setTyped}>
        <Combobox
          className={styles.input}
          autoSelect="always"
          autoFocus
          placeholder={t('palette.hint')}
          aria-label={t('palette.hint')}
        />
        <ComboboxList className={styles.list} alwaysVisible aria-label={t('palette.title')}>
          {filled.map(([group, commands]) => (
            <ComboboxGroup key={group}>
              <ComboboxGroupLabel className={styles.group}>{t(`palette.groups.${group}`)}</ComboboxGroupLabel>
              {commands.map((command) => (
                <ComboboxItem
                  key={group + command.to}
                  className={styles.item}
                  setValueOnClick={false}
                  hideOnClick={false}
                  focusOnHover
                  onClick={() => run(command)}
                >
                  <Icon name={command.icon} />
                  <span className={styles.label}>{command.label}</span>
                </ComboboxItem>
              ))}
            </ComboboxGroup>
          ))}
        </ComboboxList>
        <p className={styles.status} role="status">
          {status}
        </p>
        {found.failed && <p className={styles.status}>{t('palette.failed')}</p>}
      </ComboboxProvider>
      <ul className={styles.keys} aria-label={t('palette.keys.title')}>
        {(
          [
            ['Ctrl/⌘ K', 'open'],
            ['↑ ↓', 'choose'],
            ['Enter', 'run'],
            ['Esc', 'close'],
          ] as const
        ).map(([key, word]) => (
          <li key={word}>
            <kbd>{key}</kbd> {t(`palette.keys.${word}`)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
