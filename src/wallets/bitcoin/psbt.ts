import { base64, hex } from '@scure/base'
import { p2sh, p2tr, p2wpkh, selectUTXO, Transaction } from '@scure/btc-signer'
import { readBitcoin } from '#chains/bitcoin/address.ts'
import { networkOf } from '#chains/bitcoin/networks.ts'
import { AppError } from '#core/errors.ts'
import type { Coin } from './rpc.ts'
import type { WalletAddress } from './provider.ts'

export interface Payment {
  readonly from: WalletAddress
  readonly to: string
  /** Satoshis. */
  readonly amount: bigint
  readonly coins: readonly Coin[]
  /** Satoshis per virtual byte; null without an estimate. */
  readonly feeRate: number | null
  readonly chainId: number
  /** The address holds inscriptions, too. */
  readonly holdsInscriptions: boolean
}

/**
 * Coins up to this many satoshis may carry an inscription, which a payment would destroy: the usual amount where the
 * wallet keeps inscriptions at the same address, and mere dust elsewhere.
 */
const mostInscribed = (holdsInscriptions: boolean): bigint => (holdsInscriptions ? 10_000n : 1_000n)

/** Satoshis per virtual byte: without an estimate, which only test networks lack, and at most. */
const [FALLBACK_RATE, MOST_RATE] = [5, 500]

/** Prefixes of the network in the library's form; keys are never written. */
function networkFor(chainId: number) {
  const network = networkOf(chainId)
  if (!network) throw new AppError('chain_unknown', `Network ${chainId} is not in the list.`, { status: 400 })
  const { hrp, pubKeyHash, scriptHash } = network
  return { bech32: hrp, pubKeyHash, scriptHash, wif: 0 }
}

/** Outputs of the sender's own key. @throws AppError `wallet_failed` when the wallet's key can't be of its address */
function ownOutput({ address, publicKey }: WalletAddress, network: ReturnType<typeof networkFor>) {
  const key = hex.decode(publicKey)
  const outputs = {
    p2wpkh: () => p2wpkh(key, network),
    p2sh: () => p2sh(p2wpkh(key, network), network),
    p2tr: () => p2tr(key.length === 33 ? key.slice(1) : key, undefined, network),
  }
  const { kind } = readBitcoin(address)
  const own = kind in outputs ? outputs[kind as keyof typeof outputs]() : null
  if (own?.address === address) return own
  throw new AppError('wallet_failed', 'This type of account can’t sign here. Choose a segwit account in your wallet.', {
    status: 400,
  })
}

/** Builds the unsigned payment, with its change back to the sender. @throws AppError `wallet_insufficient_funds` */
export function buildPayment(payment: Payment): Transaction {
  const { from, to, amount, feeRate, chainId, holdsInscriptions } = payment
  const coins = payment.coins.filter((coin) => BigInt(coin.amount) > mostInscribed(holdsInscriptions))
  const network = networkFor(chainId)
  const { script, ...own } = ownOutput(from, network)
  const inputs = coins.map(({ tx_id, index, amount: value }) => ({
    txid: tx_id,
    index,
    witnessUtxo: { script, amount: BigInt(value) },
    ...('redeemScript' in own ? { redeemScript: own.redeemScript } : {}),
    ...('tapInternalKey' in own ? { tapInternalKey: own.tapInternalKey } : {}),
    // Marks the payment as replaceable, so that a wallet can raise its fee.
    sequence: 0xffff_fffd,
  }))
  const rate = BigInt(Math.ceil(Math.min(Math.max(feeRate ?? FALLBACK_RATE, 1), MOST_RATE)))
  const selected = selectUTXO(inputs, [{ address: to, amount }], 'default', {
    changeAddress: from.address,
    feePerByte: rate,
    bip69: true,
    createTx: true,
    network,
  })
  if (selected?.tx) return selected.tx
  throw new AppError('wallet_insufficient_funds', 'You don’t have enough for this amount and its network fee.', {
    status: 400,
  })
}

export const psbtOf = (transaction: Transaction): string => base64.encode(transaction.toPSBT())

/** The transaction to broadcast, in hex. @throws AppError `wallet_mismatch` when the wallet changed the payment */
export function finishPayment(unsigned: Transaction, signedPsbt: string): string {
  const signed = Transaction.fromPSBT(base64.decode(signedPsbt))
  if (hex.encode(signed.unsignedTx) !== hex.encode(unsigned.unsignedTx))
    throw new AppError('wallet_mismatch', 'Your wallet returned another transaction. Nothing was sent.', {
      status: 400,
      retriable: false,
    })
  if (!signed.isFinal) signed.finalize()
  return signed.hex
}
