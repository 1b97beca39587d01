import type { Reaction, View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { turnReceipts } from '../receipts/button.ts'
import { pressReminder } from '../reminders/press.ts'
import { checkin } from './checkin.ts'
import { help } from './help.ts'
import { history, showHistoryPage } from './history.ts'
import { invite } from './invite.ts'
import { language, setLanguage } from './language.ts'
import type { CommandName } from './names.ts'
import { points } from './points.ts'
import { remind, reminderButtons } from './remind.ts'
import { start } from './start.ts'
import { setReceipts, status } from './status.ts'
import { support } from './support.ts'
import { tasks } from './tasks.ts'
import { askUnlink, chooseWallet, unlinkWallet, wallets } from './wallets.ts'

export const commands: Readonly<Record<CommandName, (visit: CommandContext) => Promise<View>>> = {
  start,
  checkin,
  points,
  tasks,
  invite,
  status,
  history,
  remind,
  wallets,
  language,
  support,
  help,
}

const showing =
  (command: (visit: CommandContext) => Promise<View>) =>
  async (visit: CommandContext): Promise<Reaction> => ({ view: await command(visit) })

/** Handlers of buttons, by the first value of their callback data. */
export const buttons: Readonly<
  Record<string, (visit: CommandContext, values: readonly string[]) => Promise<Reaction>>
> = {
  help: showing(help),
  wallets: showing(wallets),
  language: showing(language),
  history: showHistoryPage,
  receipts: setReceipts,
  'receipts-off': (visit) => turnReceipts(visit, false),
  reminder: pressReminder,
  'language-set': setLanguage,
  'wallet-choose': chooseWallet,
  'wallet-ask': askUnlink,
  'wallet-unlink': unlinkWallet,
  ...reminderButtons,
}
