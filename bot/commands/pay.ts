import type { Catalogue } from '#core/catalogue/types.ts'
import { sameSymbol } from '#core/chain/assetId.ts'
import type { PayStart } from '#core/screens/startPayload.ts'
import { openApp, paragraphs, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'

/** Opens the form that creates a payment link, filled with the amount, token and network after the command. */
export async function pay(visit: CommandContext): Promise<View> {
  const { words, asked, catalogue } = visit
  const request = readPay(catalogue, asked)
  return {
    html: paragraphs(words.html('bot-pay'), request === null && words.html('bot-pay-unread')),
    buttons: [[openApp(visit, words.plain('bot-pay-open'), { kind: 'pay', request: request ?? {} })]],
  }
}

const AMOUNT = /^\d{1,12}(?:[.,]\d{1,18})?$/
const folded = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, '')

/** “25 USDC base”: the network may be missing, and have several words. Null if a part is unknown. */
export function readPay({ chains, assets }: Catalogue, text: string): PayStart | null {
  const [amount = '', token = '', ...network] = text.trim().split(/\s+/)
  if (amount === '') return {}
  const asset = assets.find(({ symbol }) => sameSymbol(symbol, token))
  if (!AMOUNT.test(amount) || !asset) return null
  const wanted = folded(network.join(' '))
  const chain = chains.find(({ name, alias, slug, id }) =>
    [name, alias, slug, String(id)].some((known) => folded(known) === wanted),
  )
  if (wanted !== '' && !chain) return null
  return {
    ...(chain ? { to: String(chain.id) } : {}),
    token: asset.symbol,
    // A comma in a chat is a decimal one: groups of thousands have no place in a command.
    amount: amount.replace(',', '.'),
  }
}
