import { z } from 'zod';
import type { Command } from './commands.ts';

const MOST = 5;
const Stored = z.array(z.object({ to: z.string().startsWith('/panel'), label: z.string(), icon: z.string() }));
const nameOf = (companyId: string): string => `panel:recent.${companyId}`;

/** What was opened from the palette last, newest first. */
export function recentCommands(companyId: string): Command[] {
  try {
    return Stored.parse(JSON.parse(localStorage.getItem(nameOf(companyId)) ?? '[]')) as Command[];
  } catch {
    return [];
  }
}

export function rememberCommand(companyId: string, command: Command): void {
  try {
    const { to, label, icon } = command;
    const others = recentCommands(companyId).filter((one) => one.to !== to);
    localStorage.setItem(nameOf(companyId), JSON.stringify([{ to, label, icon }, ...others].slice(0, MOST)));
  } catch {
    // Without storage nothing is remembered.
  }
}
