import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import type { BridgeStart } from '#core/screens/startPayload.ts'

export interface RouteWish {
  readonly wishes: BridgeStart
  /** "0.1 ETH", "ETH". */
  readonly amount: string
  readonly from: string
  readonly to: string
  /** Families of the two networks. */
  readonly families: readonly [from: string, to: string]
}

const AMOUNT = /(?<![\w.])\d{1,12}(?:[.,]\d{1,18})?(?![\w.])/
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Networks in the order in which a text names them; a longer name wins over one that it contains. */
function chainsIn(chains: readonly ChainDef[], text: string): ChainDef[] {
  const lower = text.toLowerCase()
  const found = chains.flatMap((chain) => {
    const at = lower.search(
      new RegExp(
        `(?<![\\p{L}\\p{N}])${chain.name.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
        'u',
      ),
    )
    return at < 0 ? [] : [{ chain, at, end: at + chain.name.length }]
  })
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one && other.at <= one.at && other.end >= one.end && other.end - other.at > one.end - one.at,
      ),
  )
  return whole.toSorted((a, b) => a.at - b.at).map(({ chain }) => chain)
}

/** Parses a route: two networks in order, optionally a token and an amount. Null if it isn't offered. */
export function readRoute(catalogue: Catalogue, text: string): RouteWish | null {
  const [from, to] = chainsIn(catalogue.chains, text)
  if (!from || !to || from.id === to.id) return null
  const offered = catalogue.routes.filter(
    (route) => route.from.startsWith(`${from.id}:`) && route.to.startsWith(`${to.id}:`),
  )
  const symbols = offered.flatMap((route) => catalogue.assets.find(({ id }) => id === route.from)?.symbol ?? [])
  if (symbols.length === 0) return null
  const words = text.split(/\s+/)
  const token = symbols.find((symbol) => words.some((word) => same(word, symbol))) ?? symbols[0] ?? ''
  const amount = AMOUNT.exec(text)?.[0].replace(',', '.')
  return {
    wishes: { from: String(from.id), to: String(to.id), token, ...(amount === undefined ? {} : { amount }) },
    amount: amount === undefined ? token : `${amount} ${token}`,
    from: from.name,
    to: to.name,
    families: [from.family, to.family],
  }
}
