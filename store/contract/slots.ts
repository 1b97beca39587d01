import type { SignedTx } from '#chains/contract.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Fence } from './leases.ts'
import type { CheckedPayment, LandedTx, SentTx, SlotPurpose, SlotRow, SlotState } from './slotRow.ts'

export interface Slots {
  /**
   * In one transaction: locks the signer, takes its next slot (never below `floor`, the chain's own), signs through the callback, stores slot
   * and bytes, and moves the disbursement to `intent` (with the order's `intent_written` or `refund_intent_written`). The callback must not do I/O.
   * A refund of a deposit that is not the order's own (exception `second`) leaves the order's state alone.
   * The intent journal has the bytes on disk before this resolves. A disbursement or claim batch opens a slot once; again only when that slot
   * is `lost`. With `pending`, the chain's next slot by its mempools, a number that an unknown transaction waits for is not given out.
   * A payment whose order or deposit the journal names already is refused unless `checked` settles that, whatever the rows say.
   * @throws AppError `slot_already_open`, `signed_before`, `disbursement_missing`, `disbursement_changed`, `disbursement_state`,
   * `unknown_pending`, `database_rolled_back`, `fenced`.
   */
  open(
    request: {
      chainId: ChainId
      signer: string
      purpose: SlotPurpose
      refId: bigint | null
      floor: bigint
      pending?: bigint
      fence?: Fence
      checked?: CheckedPayment
    },
    sign: (slot: bigint) => Promise<SignedTx>,
  ): Promise<SlotRow>
  /**
   * The same for many of one signer: consecutive slots in the order of `asks`, one transaction, one flush of the journal. An ask that may not have
   * a slot, or whose signing throws, fails alone and uses none up. `ask` is the place in `asks`.
   */
  openAll(
    request: {
      chainId: ChainId
      signer: string
      asks: readonly { purpose: SlotPurpose; refId: bigint | null; checked?: CheckedPayment }[]
      floor: bigint
      pending?: bigint
      fence?: Fence
    },
    sign: (slot: bigint, ask: number) => Promise<SignedTx>,
  ): Promise<({ opened: SlotRow } | { failed: unknown })[]>
  /** Another transaction for the same slot (fee bump, or re-sign after proven expiry). Journalled before it resolves. @throws `fenced`, `slot_changed` */
  addTx(slotId: bigint, tx: SignedTx, fence?: Fence): Promise<SlotRow>
  /**
   * A node has these: stamps the transactions, moves their disbursements from `intent` to `broadcast` (with the order's `broadcast`) and their
   * claim batches to `broadcast`. Idempotent; what is further on already stays there. @throws `fenced`
   */
  markSent(sent: readonly SentTx[], fence?: Fence): Promise<void>
  /**
   * Moves slots, their disbursements or claim batches, and their orders, all of them together or none. @throws `fenced`, `disbursement_state`
   * when a disbursement may not take the state.
   */
  markLanded(landed: readonly LandedTx[], fence?: Fence): Promise<void>
  setState(slotId: bigint, state: SlotState): Promise<void>
  get(id: bigint): Promise<SlotRow | null>
  /** The newest one. */
  forRef(purpose: SlotPurpose, refId: bigint): Promise<SlotRow | null>
  /** The newest one of each. */
  forRefs(purpose: SlotPurpose, refIds: readonly bigint[]): Promise<SlotRow[]>
  /** Open or mined slots of a chain, lowest slot first; all of them, or those of some purposes, or a page after one of them. */
  unsettled(
    chain: ChainId,
    page?: { purposes?: readonly SlotPurpose[]; limit?: number; after?: Pick<SlotRow, 'slot' | 'id'> | undefined },
  ): Promise<SlotRow[]>
}
