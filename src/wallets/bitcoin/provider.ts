import { AppError } from '#core/errors.ts'
import type { InscriptionMode, InscriptionOrder } from '../contract.ts'

/** Address that a wallet shares, with the key behind it. */
export interface WalletAddress {
  readonly address: string
  /** Hex; 33 bytes, or 32 of a taproot key. */
  readonly publicKey: string
}

/** Addresses of a wallet: one for coins, and one for inscriptions, which may be the same. */
export interface WalletAddresses {
  readonly payment: WalletAddress
  readonly ordinals: WalletAddress | null
}

/** One wallet in this page, whichever protocol it speaks. Methods reject with the wallet's own error. */
export interface BitcoinProvider {
  /** Asks the user for the addresses. */
  connect(): Promise<WalletAddresses>
  /** Addresses that the wallet shares without a prompt, or null; absent where the wallet always prompts. */
  shared?(): Promise<WalletAddresses | null>
  disconnect(): Promise<void>
  /** Signs a text with the key of the address; base64. `legacy`: by the form of addresses without a witness of their own. */
  signMessage(address: string, message: string, legacy: boolean): Promise<string>
  /** Pays satoshis to an address and returns the transaction's id; absent where the wallet only signs. */
  sendTransfer?(to: string, amount: bigint): Promise<string>
  /** Signs the inputs of this address, without sending the transaction. Both transactions are base64. */
  signPsbt(psbt: string, address: string, inputs: readonly number[]): Promise<string>
  /** Absent where the wallet makes no inscriptions. */
  readonly inscriptions?: InscriptionMethods
  /** Asks the wallet to use the network; absent where it can't switch. */
  switchNetwork?(network: WalletNetwork): Promise<void>
  /** Calls the listener after the user chose another account or network, or disconnected the page. */
  onChange(listener: (event: 'changed' | 'disconnected') => void): () => void
}

export interface InscriptionMethods {
  readonly modes: readonly InscriptionMode[]
  /** Makes the inscription in the wallet's own address and returns its id. */
  make(order: InscriptionOrder, network: WalletNetwork): Promise<string>
  /** Sends the inscription and returns the transaction's id. */
  send(inscriptionId: string, to: string): Promise<string>
}

/** Networks that wallets have names for. */
export type WalletNetwork = 'mainnet' | 'testnet' | 'regtest'

/** Satoshis as the number that wallets take: all that exist are less than 2^53. @throws RangeError beyond that */
export function satoshiNumber(amount: bigint): number {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`${amount} satoshis do not exist`)
  return Number(amount)
}

/** @throws AppError `wallet_rejected` when the user shared no address for payments */
export function requireAccount(address: WalletAddress | null): WalletAddress {
  if (address) return address
  throw new AppError('wallet_rejected', 'Your wallet shared no account.', { status: 400, retriable: true })
}

/** The signature, if the wallet made it with the requested address. @throws AppError `wallet_mismatch` */
export function requireAddress(address: string, signed: { address?: string; signature: string }): string {
  if (signed.address === undefined || signed.address === address) return signed.signature
  throw new AppError(
    'wallet_mismatch',
    'Your wallet signed in with another account. Switch back to the connected one.',
    {
      status: 400,
    },
  )
}
