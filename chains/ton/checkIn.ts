/** First 32 bits of each message body of the check-in contract (contracts/ton/messages.tolk). */
export const checkInOps = {
  checkIn: 0xbb5a01af,
  recordDay: 0x74a05def,
  checkedIn: 0x73831456,
  repeatCheckIn: 0x5a8b963b,
} as const

/** Nanotons attached to a check-in; everything except the fees and a first record's rent is sent back. */
export const CHECK_IN_VALUE = 60_000_000n

/**
 * Bag of one cell without references: magic, sizes of one byte, one cell, one root, 18 bytes of it, and the cell's two
 * descriptors for 16 bytes.
 */
const header = [0xb5, 0xee, 0x9c, 0x72, 0x01, 0x01, 0x01, 0x01, 0x00, 0x12, 0x00, 0x00, 0x20]

/** Builds the check-in message for wallets: base64 of a bag of cells. `date` is the UTC day as 20231225. */
export function checkInPayload(date: number, queryId: bigint): string {
  const cell = new DataView(new ArrayBuffer(16))
  cell.setUint32(0, checkInOps.checkIn)
  cell.setBigUint64(4, queryId)
  cell.setUint32(12, date)
  return btoa(String.fromCharCode(...header, ...new Uint8Array(cell.buffer)))
}
