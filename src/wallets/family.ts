import type { FamilyName } from '#core/chain/family.ts'
import type { Messages } from '#src/i18n/messages.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation, WalletFamily } from './contract.ts'

type IdOf<Key> = Key extends `wallets-group-${infer Id}` ? Id : never

export type WalletTab = 'evm' | 'solana' | 'non_evm'

/** Group of the wallet list. */
export interface WalletGroup {
  /** Its title is the message `wallets-group-<id>`. */
  readonly id: IdOf<keyof Messages>
  readonly tab: WalletTab
  /** Connector IDs in the group; `except`: all others. */
  readonly only?: readonly string[]
  readonly except?: readonly string[]
}

/** Payment of a deposit that any wallet can make. */
export interface AddressPayment {
  readonly address: string
  /** Base units of the asset. */
  readonly units: bigint
  /** Memo that the payment must carry; null = none. */
  readonly memo: string | null
  /** Link that wallets read from a QR code; null where they don't agree on one, so that the code holds the address. */
  readonly uri: string | null
}

/** Wallets of a family as the first load knows them; their code is a chunk of its own. */
export interface FamilyWallets {
  readonly family: FamilyName
  readonly groups: readonly WalletGroup[]
  /** Milliseconds between two reads of a displayed balance; the app’s own interval by default. */
  readonly balancePollMs?: number
  /**
   * Checks a step that any wallet can pay, as `send` does before it asks its own; absent where deposits name their order.
   * @throws AppError `wallet_mismatch`
   */
  payment?(step: Step, terms: Pick<Expectation, 'quote' | 'settlementAddress'>): Promise<AddressPayment>
  /** Called when the wallet list shows one of its groups, or for a stored session. */
  load(): Promise<WalletFamily>
}
