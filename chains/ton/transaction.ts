import { beginCell, Cell, loadMessage, type Message, type Transaction } from '@ton/core'

const EXTERNAL_IN = 2
const NO_ADDRESS = 0

/**
 * Hash of an external message without the fields that relays may change (TEP-467): no sender, no import fee, no state,
 * the body in its own cell. Null for messages between contracts.
 */
function externalHash({ info, body }: Message): string | null {
  if (info.type !== 'external-in') return null
  const cell = beginCell()
    .storeUint(EXTERNAL_IN, 2)
    .storeUint(NO_ADDRESS, 2)
    .storeAddress(info.dest)
    .storeCoins(0)
    .storeBit(false)
    .storeBit(true)
    .storeRef(body)
    .endCell()
  return cell.hash().toString('hex')
}

/** Does the same for a message from a wallet: base64 of a bag of cells. */
export const hashOfBoc = (boc: string): string | null => externalHash(loadMessage(Cell.fromBase64(boc).beginParse()))

/** Hash that names the transaction, see `family.ts`. */
export const nameOf = (transaction: Transaction): string =>
  (transaction.inMessage && externalHash(transaction.inMessage)) ?? transaction.hash().toString('hex')

/** True if a transaction did its message's work. Storage and similar ones have no phases and count as done. */
export function succeeded({ description }: Transaction): boolean {
  if (description.type !== 'generic') return true
  const { aborted, computePhase, actionPhase } = description
  return !aborted && (computePhase.type === 'skipped' || computePhase.success) && (actionPhase?.success ?? true)
}
