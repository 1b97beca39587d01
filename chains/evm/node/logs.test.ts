import { encodeAbiParameters, encodeEventTopics, type Log, parseEventLogs } from 'viem'
import { describe, expect, it } from 'vitest'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'
import { sampleOrder } from '../testing/orders.ts'
import { escrowEvents, fillEvents } from './logs.ts'

const address = `0x${'0a'.repeat(20)}` as const
const value = (type: string): unknown => {
  if (type === 'tuple') return sampleOrder(1_800_000_000)
  if (type.startsWith('uint')) return 7n
  if (type === 'address') return `0x${'0b'.repeat(20)}`
  if (type === 'bool') return true
  if (type.endsWith('[]')) return [value(type.slice(0, -2))]
  return `0x${'0c'.repeat(type === 'bytes' ? 5 : 32)}`
}
type Events = (typeof bridgeEscrowAbi)[number] | (typeof bridgeFillerAbi)[number]
const logOf = (event: Extract<Events, { type: 'event' }>): Log => {
  const args = Object.fromEntries(event.inputs.map(({ name, type }) => [name, value(type)]))
  const plain = event.inputs.filter(({ indexed }) => !indexed)
  return {
    address,
    topics: encodeEventTopics({ abi: [event], eventName: event.name, args } as never) as never,
    data: encodeAbiParameters(plain as never, plain.map(({ name }) => args[name]) as never),
    blockHash: `0x${'01'.repeat(32)}`,
    blockNumber: 5n,
    transactionHash: `0x${'02'.repeat(32)}`,
    transactionIndex: 0,
    logIndex: 3,
    removed: false,
  } as Log
}
const eventsOf = <A extends readonly Events[]>(abi: A) =>
  abi.filter((item): item is Extract<A[number], { type: 'event' }> => item.type === 'event')

/** The library leaves the arguments of an event without any undefined. */
const eventsWithInputs = eventsOf(bridgeEscrowAbi).filter(({ inputs }) => (inputs as readonly unknown[]).length > 0)

describe('events are decoded as by the client library', () => {
  it.each(eventsWithInputs.map((event) => [event.name, event] as const))('of the escrow: %s', (name, event) => {
    const logs = [logOf(event)]
    const theirs = parseEventLogs({ abi: bridgeEscrowAbi, logs, strict: true })
    expect(theirs).toHaveLength(1)
    expect(escrowEvents(logs, new Set([name]))).toEqual(theirs)
    expect(escrowEvents(logs, new Set())).toEqual([])
  })

  it('if they are from the filler', () => {
    const [filled] = eventsOf(bridgeFillerAbi).filter(({ name }) => name === 'OrderFilled')
    const logs = [logOf(filled as never)]
    expect(fillEvents(logs, address.toUpperCase().replace('0X', '0x'))).toEqual(
      parseEventLogs({ abi: bridgeFillerAbi, logs, strict: true }),
    )
    expect(fillEvents(logs, `0x${'0d'.repeat(20)}`)).toEqual([])
  })

  it('and skipped if a part is missing or does not decode', () => {
    const [opened] = eventsOf(bridgeEscrowAbi).filter(({ name }) => name === 'OrderOpened')
    const log = logOf(opened as never)
    const broken: Log[] = [
      { ...log, topics: log.topics.slice(0, 1) as never },
      { ...log, data: '0x' },
      { ...log, data: log.data.slice(0, 200) as never },
      { ...log, topics: [] },
    ]
    expect(parseEventLogs({ abi: bridgeEscrowAbi, logs: broken, strict: true })).toEqual([])
    expect(escrowEvents(broken, new Set(['OrderOpened']))).toEqual([])
  })
})
