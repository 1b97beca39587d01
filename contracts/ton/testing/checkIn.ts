import { type Address, beginCell, Cell, contractAddress, type StateInit } from '@ton/core'
import { readFileSync } from 'node:fs'
import { type TolkArtifact, type TolkContract, tolkArtifactPath } from '#contracts/tools/tolk.ts'

/** First 32 bits of each message body. */
export const ops = {
  checkIn: 0xbb5a01af,
  recordDay: 0x74a05def,
  checkedIn: 0x73831456,
  repeatCheckIn: 0x5a8b963b,
} as const
export const errors = {
  notToday: 701,
  tooFewCoins: 702,
  otherWorkchain: 703,
  notFromContract: 704,
  unknownMessage: 0xffff,
} as const

export const codeOf = (contract: TolkContract): Cell =>
  Cell.fromBase64((JSON.parse(readFileSync(tolkArtifactPath(contract), 'utf8')) as TolkArtifact).code)

/** The contract has no parameters except its records' code, so every deployer gets the same address. */
export const checkInInit = (): StateInit => ({
  code: codeOf('CheckIn'),
  data: beginCell().storeRef(codeOf('CheckInRecord')).endCell(),
})
export const checkInAddress = (): Address => contractAddress(0, checkInInit())

const dayMessage =
  (op: number) =>
  (date: number, queryId = 0n) =>
    beginCell().storeUint(op, 32).storeUint(queryId, 64).storeUint(date, 32).endCell()
export const checkInBody = dayMessage(ops.checkIn)
export const recordDayBody = dayMessage(ops.recordDay)
