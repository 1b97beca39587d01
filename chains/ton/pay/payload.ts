import { type Address, beginCell, Cell, type Slice } from '@ton/core'

/** First 32 bits of message bodies: TEP-74 for jettons, zero for a comment. */
export const ops = {
  comment: 0,
  jettonTransfer: 0x0f8a7ea5,
  jettonNotification: 0x7362d09c,
  jettonInternalTransfer: 0x178d4519,
  excesses: 0xd53276db,
} as const

const OP_BITS = 32
const CELL_BYTES = 127
const FIRST_BYTES = CELL_BYTES - OP_BITS / 8
/** Cells of one comment; longer chains are not ours, and parsing them would cost without limit. */
const MOST_CELLS = 16

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Builds a comment: 32 zero bits, then UTF-8 that continues in the first reference of each cell. */
export function writeComment(text: string): Cell {
  const bytes = Buffer.from(text, 'utf8')
  const parts = [bytes.subarray(0, FIRST_BYTES)]
  for (let at = FIRST_BYTES; at < bytes.length; at += CELL_BYTES) parts.push(bytes.subarray(at, at + CELL_BYTES))
  return parts.reduceRight<Cell | null>((tail, part, index) => {
    const builder = beginCell()
    if (index === 0) builder.storeUint(ops.comment, OP_BITS)
    builder.storeBuffer(part)
    return (tail ? builder.storeRef(tail) : builder).endCell()
  }, null) as Cell
}

/** A message's body. Anyone can send an exotic cell, which cannot be parsed; it counts as empty. */
export const bodyOf = ({ body }: { readonly body: Cell }): Slice => (body.isExotic ? Cell.EMPTY : body).beginParse()

/** Text of a comment; null for a body of any other form. */
export function readComment(body: Slice): string | null {
  if (opOf(body) !== ops.comment) return null
  const parts: Buffer[] = []
  let slice: Slice | null = body.clone().skip(OP_BITS)
  try {
    while (slice) {
      if (slice.remainingBits % 8 !== 0 || parts.length === MOST_CELLS) return null
      parts.push(slice.loadBuffer(slice.remainingBits / 8))
      slice = slice.remainingRefs > 0 ? slice.loadRef().beginParse() : null
    }
    return utf8.decode(Buffer.concat(parts))
  } catch {
    return null
  }
}

/** First 32 bits of a body; null if it is shorter. */
export const opOf = (body: Slice): number | null => (body.remainingBits < OP_BITS ? null : body.preloadUint(OP_BITS))

export interface JettonTransfer {
  readonly queryId: bigint
  readonly amount: bigint
  /** New owner. */
  readonly to: Address
  /** Account that gets the coins that are left. */
  readonly excessesTo: Address
  /** Nanotons that the new owner receives with the notification; 0 = no notification. */
  readonly forwardCoins: bigint
  readonly forwardPayload: Cell | null
}

/** Request to one's own jetton wallet to send jettons (TEP-74 `transfer`). */
export function writeJettonTransfer(transfer: JettonTransfer): Cell {
  const { queryId, amount, to, excessesTo, forwardCoins, forwardPayload } = transfer
  const builder = beginCell()
    .storeUint(ops.jettonTransfer, OP_BITS)
    .storeUint(queryId, 64)
    .storeCoins(amount)
    .storeAddress(to)
    .storeAddress(excessesTo)
    .storeBit(false)
    .storeCoins(forwardCoins)
  return builder.storeMaybeRef(forwardPayload).endCell()
}

export interface JettonMail {
  readonly queryId: bigint
  readonly amount: bigint
  /** Former owner; null where the message names none. */
  readonly from: Address | null
  /** Comment in the forward payload, if it is one. */
  readonly comment: string | null
}

/** Parses the notification of a jetton wallet to its owner; null for any other body. */
export const readNotification = (body: Slice): JettonMail | null =>
  parsed(body, ops.jettonNotification, (slice) => {
    const [queryId, amount, from] = [slice.loadUintBig(64), slice.loadCoins(), slice.loadMaybeAddress()]
    return { queryId, amount, from, comment: readForwarded(slice) }
  })

/** Parses the message between two jetton wallets; null for any other body. */
export const readInternalTransfer = (body: Slice): JettonMail | null =>
  parsed(body, ops.jettonInternalTransfer, (slice) => {
    const [queryId, amount, from] = [slice.loadUintBig(64), slice.loadCoins(), slice.loadMaybeAddress()]
    slice.loadMaybeAddress()
    slice.loadCoins()
    return { queryId, amount, from, comment: readForwarded(slice) }
  })

/** Parses a request to a jetton wallet; null for any other body. */
export const readJettonTransfer = (body: Slice): (JettonMail & { readonly to: Address }) | null =>
  parsed(body, ops.jettonTransfer, (slice) => {
    const [queryId, amount, to] = [slice.loadUintBig(64), slice.loadCoins(), slice.loadAddress()]
    slice.loadMaybeAddress()
    slice.loadMaybeRef()
    slice.loadCoins()
    return { queryId, amount, to, from: null, comment: readForwarded(slice) }
  })

/**
 * A forward payload is in the rest of the body, or in a reference of its own. The sender chooses its bits, so unreadable
 * ones must not hide the transfer.
 */
function readForwarded(slice: Slice): string | null {
  try {
    if (slice.remainingBits === 0) return null
    return readComment(slice.loadBit() ? slice.loadRef().beginParse() : slice)
  } catch {
    return null
  }
}

/** Anyone may send a body that begins like one of these and ends differently. */
function parsed<T>(body: Slice, op: number, read: (slice: Slice) => T): T | null {
  if (opOf(body) !== op) return null
  try {
    return read(body.clone().skip(OP_BITS))
  } catch {
    return null
  }
}
