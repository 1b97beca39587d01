import {
  type Abi,
  type AbiEvent,
  BaseError,
  type ContractEventName,
  decodeAbiParameters,
  type Log,
  type ParseEventLogsReturnType,
  toEventSelector,
  type TransactionReceipt,
} from 'viem'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'

const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Events with these names that look like an escrow's, from any contract, in log order. Each log is decoded by its own
 * event only: the client library hashes every given signature again for each log.
 */
export const escrowEvents = (logs: readonly Log[], names: ReadonlySet<string>): EscrowEvent[] =>
  logs.flatMap((log) => {
    const event = escrowAbiEvents.get(log.topics[0] ?? '0x')
    return event && names.has(event.name) ? (decoded(event, log) as EscrowEvent[]) : []
  })

/** Event name by the log's topic, not decoded; null if it isn't an event of an escrow. */
export const eventNameOf = ({ topics }: Log): string | null => escrowAbiEvents.get(topics[0] ?? '0x')?.name ?? null

/** Fills by the filler at this address, in log order. */
export const fillEvents = (logs: readonly Log[], filler: string): FillEvent[] =>
  logs.flatMap((log) => {
    const event = fillerAbiEvents.get(log.topics[0] ?? '0x')
    return event?.name === 'OrderFilled' && sameAddress(log.address, filler) ? (decoded(event, log) as FillEvent[]) : []
  })

type EventOf<A extends Abi, N extends ContractEventName<A> = ContractEventName<A>> = ParseEventLogsReturnType<
  A,
  N,
  true
>[number]
export type EscrowEvent = EventOf<typeof bridgeEscrowAbi>
type FillEvent = EventOf<typeof bridgeFillerAbi, 'OrderFilled'>

const byTopic = (abi: Abi): ReadonlyMap<string, AbiEvent> =>
  new Map(abi.flatMap((item) => (item.type === 'event' ? [[toEventSelector(item), item] as const] : [])))
const escrowAbiEvents = byTopic(bridgeEscrowAbi)
const fillerAbiEvents = byTopic(bridgeFillerAbi)

/**
 * The log with its event's arguments, all of which must be there; nothing where it does not decode. The client library hashes the signature
 * of an event again for each log. Events with indexed arguments of dynamic size are not supported.
 */
function decoded({ name, inputs }: AbiEvent, log: Log): object[] {
  const [indexed, others] = [inputs.filter((each) => each.indexed), inputs.filter((each) => !each.indexed)]
  try {
    const topics = indexed.map((input, i) => decodeAbiParameters([input], log.topics[i + 1] ?? '0x')[0])
    const values = others.length === 0 ? [] : decodeAbiParameters(others, log.data)
    const named = [
      ...indexed.map(({ name: of }, i) => [of, topics[i]]),
      ...others.map(({ name: of }, i) => [of, values[i]]),
    ]
    return [{ ...log, eventName: name, args: Object.fromEntries(named) as object }]
  } catch (error) {
    if (error instanceof BaseError) return []
    throw error
  }
}

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
