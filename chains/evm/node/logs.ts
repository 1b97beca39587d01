import { type Log, parseEventLogs, toEventSelector, type TransactionReceipt } from 'viem'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'

const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Events with these names that look like an escrow's, from any contract, in log order. Each log is decoded by its own
 * event only: the client library hashes every given signature again for each log.
 */
export const escrowEvents = (logs: readonly Log[], names: ReadonlySet<string>) =>
  logs.flatMap((log) => {
    const event = eventsByTopic.get(log.topics[0] ?? '0x')
    return event && names.has(event.name) ? parseEventLogs({ abi: [event], logs: [log], strict: true }) : []
  }) as ReturnType<typeof parseEscrowLogs>

/** Event name by the log's topic, not decoded; null if it is no event of an escrow. */
export const eventNameOf = ({ topics }: Log): string | null => eventsByTopic.get(topics[0] ?? '0x')?.name ?? null

const parseEscrowLogs = (logs: Log[]) => parseEventLogs({ abi: bridgeEscrowAbi, logs, strict: true })
export type EscrowEvent = ReturnType<typeof parseEscrowLogs>[number]

const eventsByTopic = new Map(
  bridgeEscrowAbi.filter((item) => item.type === 'event').map((event) => [toEventSelector(event), event]),
)

/** Fills by the filler at this address, in log order. */
export const fillEvents = (logs: readonly Log[], filler: string) =>
  parseEventLogs({
    abi: filledAbi,
    logs: logs.filter((log) => sameAddress(log.address, filler)),
    strict: true,
  })
const filledAbi = bridgeFillerAbi.filter((item) => item.type === 'event' && item.name === 'OrderFilled') as [
  Extract<(typeof bridgeFillerAbi)[number], { type: 'event'; name: 'OrderFilled' }>,
]

/** All log fields that two honest nodes must agree on. */
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
