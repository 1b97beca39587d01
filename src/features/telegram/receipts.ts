import type { TelegramReceipts } from '#core/wire/telegram.ts'
import type { Host } from '#src/platform/contract.ts'

/** `none`: the bot may not write, and this Telegram cannot ask for it, so that a switch would do nothing. */
export type ReceiptsState = 'on' | 'off' | 'none'

export function receiptsState(
  { wanted, may_write: mayWrite }: TelegramReceipts,
  { askToWrite }: Pick<Host, 'askToWrite'>,
): ReceiptsState {
  if (mayWrite) return wanted ? 'on' : 'off'
  return askToWrite ? 'off' : 'none'
}

interface Deps {
  readonly askToWrite: Host['askToWrite']
  choose(on: boolean): Promise<TelegramReceipts>
}

/** Turns them on or off; before they are on, the person lets the bot write. Null where they did not. */
export async function turnReceipts(
  on: boolean,
  { may_write: mayWrite }: TelegramReceipts,
  { askToWrite, choose }: Deps,
): Promise<TelegramReceipts | null> {
  const asked = on && !mayWrite
  if (asked && !(await askToWrite?.())) return null
  const now = await choose(on)
  // Telegram tells the bot of the permission; that takes a moment longer than telling us.
  return asked ? { ...now, may_write: true } : now
}
