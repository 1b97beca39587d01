import { type Log, parseEventLogs, type TransactionReceipt } from 'viem'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'

const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Events that look like an escrow's, whatever contract made them, in the order of the logs. */
export const escrowEvents = (logs: readonly Log[]) =>
  parseEventLogs({ abi: bridgeEscrowAbi, logs: [...logs], strict: true })
export type EscrowEvent = ReturnType<typeof escrowEvents>[number]

/** Fills by the filler at this address, in the order of the logs. */
export const fillEvents = (logs: readonly Log[], filler: string) =>
  parseEventLogs({
    abi: bridgeFillerAbi,
    eventName: 'OrderFilled',
    logs: logs.filter((log) => sameAddress(log.address, filler)),
    strict: true,
  })

/** Everything about logs that two honest nodes must agree on. */
export const logsKey = (logs: readonly Log[]): string =>
  JSON.stringify(
    logs.map((l) => [
      l.address.toLowerCase(),
      l.topics,
      l.data,
      l.transactionHash,
      l.blockHash,
      String(l.blockNumber),
      l.logIndex,
    ]),
  )

export const receiptKey = (receipt: TransactionReceipt): string =>
  JSON.stringify([
    receipt.status,
    receipt.blockHash,
    String(receipt.blockNumber),
    receipt.transactionHash,
    logsKey(receipt.logs),
  ])
