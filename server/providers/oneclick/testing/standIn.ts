import { ed25519 } from '@noble/curves/ed25519.js'
import { formatUnits } from '#core/money/units.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, bech32 } from '@scure/base'
import { checksumAddress } from '#chains/evm/address.ts'
import { writeTon } from '#chains/ton/address.ts'
import type { StandIn } from '../../testing/vendorCase.ts'
import type { VendorAnswer, VendorCall } from '../../testing/vendorServer.ts'
import { signedText } from '../statement.ts'
import type { QuoteBody, SubmitBody, Token } from '../wire.ts'
import { listedTokens } from './tokens.ts'

const seed = sha256(utf8ToBytes('a key of the stand-in for 1Click'))
/** Key with which the stand-in signs, as the vendor writes its own. */
export const STAND_IN_KEY = `ed25519:${base58.encode(ed25519.getPublicKey(seed))}`
export const REPORTED_DEPOSIT = `0x${'d1'.repeat(32)}`
export const REPORTED_REFUND = `0x${'4e'.repeat(32)}`
export const REPORTED_PAYOUT = `0x${'fa'.repeat(32)}`
export const REFUND_FEE = 300n

/** Signs a text as the vendor does, or with another key. */
export function signAs(text: string, secret: Uint8Array = seed): string {
  const message = utf8ToBytes(base58.encode(sha256(utf8ToBytes(text))))
  return `ed25519:${base58.encode(ed25519.sign(message, secret))}`
}

/** Base units that an honest order pays out: a fifth of a percent less, and the fee of the withdrawal. */
export const payoutOf = (amount: bigint, from: number, to: number): bigint =>
  (amount * 998n * 10n ** BigInt(to)) / 1000n / 10n ** BigInt(from) - 10n

/** Cost of an exact payout: half a percent more. */
const costOf = (wanted: bigint, from: number, to: number): bigint =>
  (wanted * 1005n * 10n ** BigInt(from)) / 1000n / 10n ** BigInt(to) + 10n

/** Names that the vendor repeats in another form. */
const aliases: Readonly<Record<string, string>> = { 'nep141:btc.omft.near': '1cs_v1:btc:native:coin' }

/** Deposit addresses by the name of their network, from 32 bytes; those of EVM networks by default. */
const addressOf: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  btc: (bytes) => bech32.encode('bc', [0, ...bech32.toWords(bytes.subarray(12))]),
  sol: (bytes) => base58.encode(bytes),
  ton: (bytes) => writeTon({ workchain: 0, hash: bytes }),
}
const evmAddress = (bytes: Uint8Array): string => checksumAddress(`0x${bytesToHex(bytes.subarray(12))}`)

export interface OneClickStandIn extends StandIn {
  /** Demands this memo of every deposit from now on; null = none. */
  demandMemo(memo: string | null): void
  /** Reports this of one order from now on, in place of the state of all. */
  settle(address: string, status: string, details: Record<string, unknown>): void
  /** Orders by their deposit address. */
  readonly orders: ReadonlyMap<string, Quoted>
}

interface Quoted {
  readonly quoteRequest: Record<string, unknown>
  readonly quote: Record<string, unknown> & { amountIn: string; amountOut: string }
  readonly timestamp: string
}

/** Changes an order's quote before it is signed. */
const lieOf: Readonly<Record<string, (answer: Quoted) => void>> = {
  pays_less: ({ quote }) => scaleOut(quote, 95n),
  pays_more: ({ quote }) => scaleOut(quote, 101n),
  asks_more: ({ quote }) => (quote.amountIn = String((BigInt(quote.amountIn) * 102n) / 100n)),
  adds_fee: ({ quote }) => {
    scaleOut(quote, 97n)
    quote['withdrawFee'] = String(BigInt(quote.amountOut) / 33n)
  },
  takes_more: ({ quote }) => (quote.amountIn = String(BigInt(quote.amountIn) * 2n)),
  wrong_chain: ({ quoteRequest }) => (quoteRequest['originAsset'] = 'nep141:bera.omft.near'),
  other_recipient: ({ quoteRequest }) => (quoteRequest['recipient'] = `0x${'66'.repeat(20)}`),
}

function scaleOut(quote: Quoted['quote'], percent: bigint): void {
  for (const name of ['amountOut', 'minAmountOut']) quote[name] = String((BigInt(String(quote[name])) * percent) / 100n)
}

/** Details of each state. */
const detailsOf: Readonly<Record<string, (quoted: Quoted) => Record<string, unknown>>> = {
  SUCCESS: ({ quote }) => ({ amountIn: quote.amountIn, amountOut: quote.amountOut, ...paidOut }),
  'SUCCESS excess': ({ quote }) => ({ amountOut: quote.amountOut, ...paidOut, refundedAmount: '5' }),
  INCOMPLETE_DEPOSIT: () => ({ depositedAmount: '7', originChainTxHashes: [tx(REPORTED_DEPOSIT)] }),
  'REFUNDED short': () => ({ depositedAmount: '1000', refundedAmount: '700', ...refundTxs }),
  'REFUNDED slippage': ({ quote }) => ({ ...refundOf(quote), refundReason: 'SLIPPAGE_EXCEEDED' }),
  'REFUNDED late': ({ quote }) => ({ ...refundOf(quote), refundReason: 'deadline exceeded' }),
  'REFUNDED solvers': ({ quote }) => ({ ...refundOf(quote), refundReason: 'NO_LIQUIDITY' }),
  REFUNDED: ({ quote }) => refundOf(quote),
  FAILED: ({ quote }) => ({ depositedAmount: quote.amountIn, originChainTxHashes: [tx(REPORTED_DEPOSIT)] }),
  PROCESSING: () => ({ originChainTxHashes: [tx(REPORTED_DEPOSIT)] }),
  KNOWN_DEPOSIT_TX: () => ({ originChainTxHashes: [tx(REPORTED_DEPOSIT)] }),
}
const tx = (hash: string) => ({ hash, explorerUrl: `https://explorer.example/tx/${hash}` })
const paidOut = {
  originChainTxHashes: [tx(REPORTED_DEPOSIT)],
  destinationChainTxHashes: [tx(REPORTED_PAYOUT)],
  refundedAmount: '0',
}
const refundTxs = { originChainTxHashes: [tx(REPORTED_DEPOSIT), tx(REPORTED_REFUND)] }
const refundOf = ({ amountIn }: Quoted['quote']) => ({
  depositedAmount: amountIn,
  refundedAmount: String(BigInt(amountIn) - REFUND_FEE),
  ...refundTxs,
})

const bad = (message: string, status = 400): VendorAnswer => ({
  status,
  body: { message, timestamp: '2026-03-01T12:00:00.000Z', path: '/v0', correlationId: '0' },
})

/** Starts without orders; they wait for their deposit until another state is reported. */
export function createStandIn(): OneClickStandIn {
  const orders = new Map<string, Quoted & { signature: string }>()
  const deposits = new Map<string, string>()
  const settled = new Map<string, { status: string; details: Record<string, unknown> }>()
  let lie: string | null = null
  let state = 'PENDING_DEPOSIT'
  let hasRoute = true
  let depositMemo: string | null = null

  function quote(body: QuoteBody): VendorAnswer {
    const [from, to] = [body.originAsset, body.destinationAsset].map((name) =>
      listedTokens.find(({ assetId }) => assetId === name),
    )
    if (!from || !to) return bad('tokenIn or tokenOut is not valid')
    if (!hasRoute) return bad('Failed to get quote')
    const quoted = quotedFor(body, from, to)
    if (!body.dry && lie) lieOf[lie]?.(quoted)
    const secret = lie === 'unreadable' && !body.dry ? sha256(seed) : seed
    const answer = { ...quoted, signature: signAs(signedText(quoted as never), secret) }
    if (body.dry) return { body: { correlationId: 'c', ...answer } }
    if (lie === 'other_target') answer.quote['depositAddress'] = `0x${'99'.repeat(20)}`
    orders.set(String(answer.quote['depositAddress']), answer)
    return { status: 201, body: { correlationId: 'c', ...answer } }
  }

  function quotedFor(body: QuoteBody, { blockchain, decimals: from }: Token, { decimals: to }: Token): Quoted {
    const isExact = body.swapType === 'EXACT_OUTPUT'
    const out = isExact ? BigInt(body.amount) : payoutOf(BigInt(body.amount), from, to)
    const least = isExact ? out : (out * BigInt(10_000 - body.slippageTolerance)) / 10_000n
    const paid = isExact ? costOf(out, from, to) : BigInt(body.amount)
    const asked = Date.parse(body.deadline)
    const hours = blockchain === 'btc' ? 4 : 2
    const address = (addressOf[blockchain] ?? evmAddress)(
      keccak_256(utf8ToBytes(`${JSON.stringify(body)}${orders.size}`)),
    )
    const closes = new Date(asked + 72 * 3_600_000).toISOString()
    const alias = (name: string): string => aliases[name] ?? name
    return {
      timestamp: new Date(asked - hours * 3_600_000).toISOString(),
      quoteRequest: {
        ...body,
        originAsset: alias(body.originAsset),
        destinationAsset: alias(body.destinationAsset),
        quoteWaitingTimeMs: 0,
        confidentiality: 'public',
      },
      quote: {
        amountIn: String(paid),
        amountInFormatted: formatUnits(paid, from),
        amountInUsd: '0.0',
        // The slippage of an exact payout is on the side of the payment; what it doesn't take is refunded.
        minAmountIn: String(isExact ? (paid * BigInt(10_000 - body.slippageTolerance)) / 10_000n : paid),
        amountOut: String(out),
        amountOutFormatted: formatUnits(out, to),
        amountOutUsd: '0.0',
        minAmountOut: String(least),
        timeEstimate: 45,
        refundFee: String(REFUND_FEE),
        withdrawFee: '10',
        ...(body.dry
          ? {}
          : {
              depositAddress: address,
              ...(depositMemo === null ? {} : { depositMemo }),
              deadline: closes,
              timeWhenInactive: closes,
            }),
      },
    }
  }

  function statusOf(address: string | null, memo: string | null = null): VendorAnswer {
    const quoteResponse = orders.get(address ?? '')
    if (!quoteResponse || (quoteResponse.quote['depositMemo'] ?? null) !== memo)
      return bad('Deposit address not found', 404)
    const empty = { intentHashes: [], nearTxHashes: [], originChainTxHashes: [], destinationChainTxHashes: [] }
    const own = settled.get(address ?? '')
    const details = { ...empty, ...(own ? own.details : detailsOf[state]?.(quoteResponse)) }
    const deposit = deposits.get(address ?? '') ?? REPORTED_DEPOSIT
    const swapDetails = JSON.parse(JSON.stringify(details).replaceAll(REPORTED_DEPOSIT, deposit)) as object
    const [status] = own ? [own.status] : state in detailsOf ? state.split(' ') : [state]
    return { body: { correlationId: 's', status, updatedAt: quoteResponse.timestamp, quoteResponse, swapDetails } }
  }

  function submit({ txHash, depositAddress, memo }: SubmitBody): VendorAnswer {
    const known = orders.get(depositAddress)
    if (!known) return bad('Deposit address not found', 404)
    deposits.set(depositAddress, txHash)
    return statusOf(depositAddress, memo ?? null)
  }

  return {
    handle: ({ method, path, query, body }: VendorCall) => {
      if (method === 'GET' && path === '/v0/tokens') return { body: listedTokens }
      if (method === 'POST' && path === '/v0/quote') return quote(body as QuoteBody)
      if (method === 'GET' && path === '/v0/status')
        return statusOf(query.get('depositAddress'), query.get('depositMemo'))
      if (method === 'POST' && path === '/v0/deposit/submit') return submit(body as SubmitBody)
      return null
    },
    lie: (how) => void (lie = how),
    report: (next) => void (state = next),
    hasRoute: (has) => void (hasRoute = has),
    settle: (address, status, details) => void settled.set(address, { status, details }),
    demandMemo: (memo) => void (depositMemo = memo),
    orders,
  }
}
