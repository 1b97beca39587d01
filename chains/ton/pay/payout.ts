import { Address, beginCell, internal, type MessageRelaxed, type Transaction } from '@ton/core'
import { writeComment, writeJettonTransfer } from './payload.ts'

/** First 32 bits of the record that names a payment's order: "cwp1". */
const REFERENCE = 0x63777031
const REFERENCE_BITS = 32 + 256

export interface PayoutTerms {
  /** Canonical address of the payer. */
  readonly payer: string
  /** Payer's own jetton wallet; null = native coins. */
  readonly jettonWallet: string | null
  readonly amount: bigint
  readonly recipient: string
  readonly memo: string | null
  readonly destinationGas: bigint
  /** 32 bytes that name the order, or a refund; null if it names none. */
  readonly reference: `0x${string}` | null
  /** Nanotons for the jetton wallets' work; what is left returns to the payer. */
  readonly jettonCoins: bigint
}

/**
 * Messages of one payment: the transfer, and a record of its reference, which stays in the payer's history and which no
 * recipient sees. The wallet sends both or neither.
 */
export function payoutMessages(terms: PayoutTerms): MessageRelaxed[] {
  const { reference } = terms
  const transfer = terms.jettonWallet === null ? coins(terms) : jettons(terms, terms.jettonWallet)
  return reference === null ? [transfer] : [transfer, record(reference)]
}

/** Non-bounceable: the network then credits every account, deployed or not, and nothing returns. */
const coins = ({ recipient, amount, destinationGas, memo }: PayoutTerms): MessageRelaxed =>
  internal({
    to: Address.parse(recipient),
    value: amount + destinationGas,
    bounce: false,
    ...(memo === null ? {} : { body: writeComment(memo) }),
  })

/** Smallest amount that makes a jetton wallet notify its owner, which is what exchanges read the memo from. */
const NOTICE = 1n

export function forwardCoinsOf({ destinationGas, memo }: Pick<PayoutTerms, 'destinationGas' | 'memo'>): bigint {
  if (destinationGas > 0n) return destinationGas
  return memo === null ? 0n : NOTICE
}

function jettons(terms: PayoutTerms, wallet: string): MessageRelaxed {
  const { payer, recipient, amount, memo, reference, jettonCoins } = terms
  const forwardCoins = forwardCoinsOf(terms)
  const body = writeJettonTransfer({
    queryId: reference === null ? 0n : BigInt(reference) & 0xffff_ffff_ffff_ffffn,
    amount,
    to: Address.parse(recipient),
    excessesTo: Address.parse(payer),
    forwardCoins,
    forwardPayload: memo === null ? null : writeComment(memo),
  })
  return internal({ to: Address.parse(wallet), value: jettonCoins + forwardCoins, bounce: true, body })
}

const record = (reference: `0x${string}`): MessageRelaxed => ({
  info: { type: 'external-out', createdLt: 0n, createdAt: 0 },
  body: beginCell().storeUint(REFERENCE, 32).storeUint(BigInt(reference), 256).endCell(),
})

/** References that a transaction recorded, as 0x-hex. */
export function referencesIn({ outMessages }: Transaction): `0x${string}`[] {
  return outMessages.values().flatMap(({ info, body }) => {
    const slice = body.beginParse()
    if (info.type !== 'external-out' || slice.remainingBits !== REFERENCE_BITS || slice.loadUint(32) !== REFERENCE)
      return []
    return [`0x${slice.loadUintBig(256).toString(16).padStart(64, '0')}`] as const
  })
}
