import type { TelegramReceipts } from '#core/wire/telegram.ts'
import type { Host } from '#src/platform/contract.ts'

/** `none`: the bot has no permission to write and this client cannot request it, so a switch would do nothing. */
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

/** Turns them on or off, and requests write access before turning them on. Null when the user declined. */
export async function turnReceipts(
  on: boolean,
  { may_write: mayWrite }: TelegramReceipts,
  { askToWrite, choose }: Deps,
): Promise<TelegramReceipts | null> {
  const asked = on && !mayWrite
  if (asked && !(await askToWrite?.())) return null
  const now = await choose(on)
  // Telegram reports the permission to the bot slightly later than to the app.
  return asked ? { ...now, may_write: true } : now
}
