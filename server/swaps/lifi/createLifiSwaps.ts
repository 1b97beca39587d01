import { decodeErrorResult, type Hex, parseAbi, parseEventLogs } from 'viem'
import type { Catalogue } from '#core/catalogue/types.ts'
import { isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
import type { Clock } from '#runtime/clock.ts'
import type { EvmSwapRow } from '#store/swaps/types.ts'
import { evmAsset } from '../../providers/evmCalls.ts'
import { EXAMPLE } from '../../providers/lifi/access.ts'
import { diamondOf } from '../../providers/lifi/diamonds.ts'
import type { Integration } from '../../providers/lifi/quote.ts'
import { lifiRefusal } from '../../providers/lifi/refusal.ts'
import type { VendorAccess } from '../../providers/vendor.ts'
import { inexact, requireQuotedTerms } from '../../providers/vendorQuote.ts'
import { swapRules } from '../policies.ts'
import type { Refusal, SwapAmounts, SwapAsk, SwapProvider } from '../provider.ts'
import { type Logs, logsOf, tokensMoved } from '../tokensMoved.ts'
import { wrapKind } from '../uniswap/policy.ts'
import { askSwap, type SwapTerms } from './quote.ts'

/** Its call has no deadline of its own; a wallet and its owner need a while. */
const OPEN_MS = 20 * 60_000

interface Deps {
  readonly catalogue: Pick<Catalogue, 'chains'>
  readonly clock: Clock
}

/** Kept of a quote for its order, as JSON: the call that was quoted and simulated for this sender. */
interface Detail {
  readonly sender: string
  readonly call: { readonly to: string; readonly data: Hex; readonly value: string }
}

/** Creates the provider of LI.FI’s swaps on one EVM network, each one call of LI.FI’s diamond contract. */
export function createLifiSwaps(
  { catalogue, clock }: Deps,
  integration: Integration,
  { quotes, orders }: VendorAccess,
): SwapProvider {
  const chains = catalogue.chains.flatMap(({ id, family, disabled }) =>
    family === 'evm' && !disabled && diamondOf(id) !== null ? [id] : [],
  )
  return {
    name: 'lifi',
    title: providerTitle('lifi'),
    chains: () => chains,
    rules: async () => (await swapRules['lifi']?.()) ?? { policy: {} },

    quote: async (ask, signal) => {
      const refusal = unserved(ask)
      if (refusal) return { refusal }
      try {
        const sender = ask.sender ?? EXAMPLE
        const { call, ...offer } = await askSwap({ vendor: quotes, integration }, { ...ask, sender }, signal)
        return { offer: { ...offer, kind: 'swap', detail: ask.sender === null ? null : detailOf(sender, call) } }
      } catch (error) {
        return { refusal: lifiRefusal(error) }
      }
    },

    prepare: async (ask, offer, signal) => {
      const expiresAt = new Date(clock.now().getTime() + OPEN_MS)
      const kept = offer.detail as Detail | null
      // The quoted call has the quoted bounds, and is simulated again before it is returned.
      if (kept?.sender === ask.sender) return { call: { ...kept.call, value: BigInt(kept.call.value) }, expiresAt }
      const asked = { ...ask, slippageBps: offer.slippageBps }
      const found = await askSwap({ vendor: orders, integration }, asked, signal).catch((cause: unknown) => {
        const { reason, message } = lifiRefusal(cause)
        throw new AppError(reason, message, { status: 502, retriable: true, cause })
      })
      requireQuotedTerms(
        {
          exact: 'send',
          send_amount: String(offer.send),
          min_receive_amount: String(offer.minReceive),
          native_fee: '0',
        },
        { minReceive: found.minReceive, nativeFee: 0n },
      )
      return { call: found.call, expiresAt }
    },

    amounts,
    hasNoDeadline: true,
    failure: (data) => reverts[errorName(data) ?? ''] ?? null,
  }
}

const detailOf = (sender: string, { to, data, value }: SwapTerms['call']): Detail => ({
  sender,
  call: { to, data, value: String(value) },
})

function unserved({ exact, from, to }: SwapAsk): Refusal | null {
  // Its answer to a wanted amount is an estimate.
  if (exact === 'receive') return inexact
  if (wrapKind(from.id, to.id) === null) return null
  return { reason: 'no_route', message: 'The wrapped token’s own contract exchanges this pair one to one.' }
}

const events = parseAbi([
  'event LiFiGenericSwapCompleted(bytes32 indexed transactionId, string integrator, string referrer, address receiver, address fromAssetId, address toAssetId, uint256 fromAmount, uint256 toAmount)',
])

/** Amounts by the event that has the swap's own id; of a token, what its transfers moved, so that a refunded part counts. */
function amounts({ chainId, fromAddress, fromAsset, toAsset, call }: EvmSwapRow, logs: Logs): SwapAmounts {
  const id = `0x${call.data.slice(10, 74)}`.toLowerCase()
  const own = logsOf(logs, diamondOf(chainId) ?? '')
  const [event] = parseEventLogs({ abi: events, logs: own, strict: true }).filter(
    ({ args }) =>
      args.transactionId === id &&
      args.receiver.toLowerCase() === fromAddress &&
      evmAsset(chainId, args.toAssetId) === toAsset,
  )
  if (!event) return { sent: null, received: null }
  const given = isNative(fromAsset) ? null : tokensMoved(logs, fromAsset, fromAddress)
  return {
    sent: isNative(fromAsset) ? event.args.fromAmount : given === null ? null : -given,
    received: isNative(toAsset) ? event.args.toAmount : tokensMoved(logs, toAsset, fromAddress),
  }
}

const errors = parseAbi([
  'error CumulativeSlippageTooHigh(uint256 minAmount, uint256 receivedAmount)',
  'error TransferFromFailed()',
])
/** Reverts of the diamond; those of the exchanges inside it pass through in their own forms. */
const reverts: Readonly<Record<string, string>> = {
  CumulativeSlippageTooHigh: 'slippage',
  TransferFromFailed: 'transfer_refused',
}

function errorName(data: Hex): string | null {
  try {
    return decodeErrorResult({ abi: errors, data }).errorName
  } catch {
    return null
  }
}
