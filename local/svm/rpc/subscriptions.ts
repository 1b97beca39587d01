import type { WebSocket } from 'ws'
import type { Bank, Commitment } from '../ledger/bank.ts'
import { parentSlot } from '../ledger/schedule.ts'
import { answer, failure, parseCall } from './dispatch.ts'
import { methodNotFound } from './errors.ts'
import { commitment, config, integer, type Params, text } from './params.ts'

/** Called once per slot; returns the notification for the subscriber, and if it was the last one. */
interface Watch {
  readonly method: string
  look(slot: number): { result: unknown; last: boolean } | null
}

const levels: readonly Commitment[] = ['processed', 'confirmed', 'finalized']

function watchSignature(bank: Bank, params: Params): Watch {
  const signature = text(params, 0)
  const level = commitment(bank, { ...config(params, 1), minContextSlot: undefined })
  return {
    method: 'signatureNotification',
    look: () => {
      const record = bank.history.get(signature)
      if (!record || levels.indexOf(bank.commitmentOf(record.slot)) < levels.indexOf(level)) return null
      return { result: { context: { slot: record.slot }, value: { err: record.meta.err } }, last: true }
    },
  }
}

const watchSlots = (bank: Bank): Watch => ({
  method: 'slotNotification',
  look: (slot) => ({ result: { slot, parent: parentSlot(slot), root: bank.slot('finalized') }, last: false }),
})

const watches: Readonly<Record<string, (bank: Bank, params: Params) => Watch>> = {
  signatureSubscribe: watchSignature,
  slotSubscribe: watchSlots,
}

/** Serves the subscriptions of one socket until it closes. */
export function serveSocket(bank: Bank, socket: WebSocket): void {
  const active = new Map<number, Watch>()
  let next = 1
  const notify = (id: number, watch: Watch, slot: number): void => {
    const news = watch.look(slot)
    if (!news) return
    socket.send(
      JSON.stringify({ jsonrpc: '2.0', method: watch.method, params: { subscription: id, result: news.result } }),
    )
    if (news.last) active.delete(id)
  }
  const subscribe = (method: string, params: Params): number => {
    const make = watches[method]
    if (!make) throw methodNotFound()
    const id = next++
    active.set(id, make(bank, params))
    return id
  }
  socket.on('message', (data) => {
    const call = parseCall(parse(String(data)))
    try {
      if (call.method === 'ping') return
      const unsubscribes = call.method.endsWith('Unsubscribe')
      const result = unsubscribes ? active.delete(integer(call.params, 0)) : subscribe(call.method, call.params)
      socket.send(JSON.stringify(answer(call.id, result)))
    } catch (error) {
      socket.send(JSON.stringify(failure(call.id, error)))
    }
  })
  const stop = bank.onSlot((slot) => {
    for (const [id, watch] of active) notify(id, watch, slot)
  })
  socket.on('close', stop)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
