import type { ExportFile } from '#core/wire/portfolio.ts'
import { paragraphs, press, type Reaction, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { denyIfDisabled } from '../chat/policy.ts'
import type { PlainBotKey } from '../loadTexts.ts'
import { needsWallet } from '../views/wallet.ts'

const files = ['balances', 'history', 'years', 'assets'] as const satisfies readonly ExportFile[]
const labels = {
  balances: 'bot-export-balances',
  history: 'bot-export-history',
  years: 'bot-export-years',
  assets: 'bot-export-assets',
} as const satisfies Readonly<Record<ExportFile, PlainBotKey>>

/** One button per CSV file of the linked wallets. */
export async function exportFiles(visit: CommandContext): Promise<View> {
  const { words, store, userId } = visit
  const count = (await store.telegram.walletsOf(userId)).length
  if (count === 0) return needsWallet(visit)
  return {
    html: paragraphs(words.html('bot-export-title', { count }), words.html('bot-export-about')),
    buttons: files.map((file) => [press(words.plain(labels[file]), 'export-file', file)]),
  }
}

/** Sends the file of a button as a document. The server limits files per user and hour. */
export async function sendFile(visit: CommandContext, [wanted]: readonly string[]): Promise<Reaction> {
  const { words, store, api, calls, userId, clock } = visit
  const denied = await denyIfDisabled(visit, 'export')
  if (denied) return { view: denied }
  const file = files.find((one) => one === wanted)
  if (file === undefined) return { notice: words.plain('bot-button-old') }
  if ((await store.telegram.walletsOf(userId)).length === 0) return { view: await needsWallet(visit) }
  const content = await api.exportFile(userId, file)
  if (!hasRows(content)) return { notice: words.plain('bot-export-empty') }
  await calls.sendDocument(`${file}-${clock.now().toISOString().slice(0, 10)}.csv`, content)
  return { notice: words.plain('bot-export-sent') }
}

const LINE_END = 0x0a

/** True if a line follows the names of the columns. */
const hasRows = (content: Uint8Array): boolean => content.indexOf(LINE_END) < content.length - 1
