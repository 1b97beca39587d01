import { chainFromLink, createNetworkCodes } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { sameSymbol } from '#core/chain/assetId.ts'
import { readAmount } from '#core/format/readAmount.ts'
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

const AMOUNT = /^\d{1,12}(?:\.\d{1,18})?$/

/** “25 USDC base”: the network may be missing, and have several words. Null if a part is unknown or ambiguous, such as "1,000". */
export function readPay({ chains, assets }: Catalogue, text: string): PayStart | null {
  const [written = '', token = '', ...words] = text.trim().split(/\s+/)
  if (written === '') return {}
  const amount = readAmount(written, { comma: null })
  const asset = assets.find(({ symbol }) => sameSymbol(symbol, token))
  if (amount === null || !AMOUNT.test(amount) || !asset) return null
  const network = words.join(' ')
  const code = createNetworkCodes(chains).nameToCode(network)
  const chain = chainFromLink(chains, code ?? network)
  if (network !== '' && !chain) return null
  return { ...(chain ? { to: String(chain.id) } : {}), token: asset.symbol, amount }
}
