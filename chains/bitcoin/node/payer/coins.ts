import { hex } from '@scure/base'
import { behind } from '#chains/rpc/errors.ts'
import { type Agreed, derived, tally } from '#chains/rpc/votes.ts'
import { AppError } from '#core/errors.ts'
import { type BlockTransaction, readRaw } from '../block.ts'
import type { NodeContext } from '../api/api.ts'
import { readTransaction } from '../blocks.ts'
import { finalizedAt, readHeight } from '../head.ts'
import type { OwnOutput } from '../../wallet/keys.ts'
import { virtualSize } from '../../wallet/fees.ts'
import type { Payment } from '../../wallet/payment.ts'
import { type Coin, outpointOf } from '../../wallet/selectCoins.ts'

/**
 * Coins of the wallet that a quorum lists, in final blocks: only our key can spend them, so a payment's anchor never
 * disappears. An endpoint that omits or invents a coin changes nothing.
 */
export async function finalCoins(context: NodeContext, own: OwnOutput): Promise<readonly Agreed<Coin>[]> {
  const { pool } = context
  const [lists, newest] = await Promise.all([
    pool.heard(
      (api) => api.coins(own.address),
      (answers) => answers.length === pool.endpoints.length,
    ),
    readHeight(context),
  ])
  const final = finalizedAt(context, newest)
  return tally(lists, ({ amount, height, ...place }) => `${outpointOf(place)} ${amount} ${height}`)
    .filter(({ votes, item }) => votes >= pool.quorum && item.height <= final)
    .map(({ item: { txId, index, amount } }) => derived({ txId, index, amount, script: own.script }))
}

/** Milliseconds for which a plan keeps its coins: signing follows at once, and then the records have them. */
export const RESERVED_MS = 60_000

/** Unsettled transactions of the records. */
export const unsettled = async ({ records }: NodeContext): Promise<readonly BlockTransaction[]> =>
  ((await records?.unsettled()) ?? []).map((raw) => readRaw(hex.decode(raw)))

/**
 * True if any endpoint shows a waiting transaction that spends a coin of the wallet and is in no record. Only our key
 * signs such a transaction, and it may be a payout that the records lost. One endpoint may invent it, which only delays.
 */
export async function hasUnknownSpend(context: NodeContext, own: OwnOutput): Promise<boolean> {
  const { pool } = context
  const lists = await pool.heard(
    (api) => api.waitingSpends(own.address),
    (answers) => answers.length === pool.endpoints.length,
  )
  // The records are read last, so that they have what was signed meanwhile.
  const recorded = await unsettled(context)
  const known = new Set(recorded.flatMap(({ inputs }) => inputs.map(outpointOf)))
  /** A child that pulls its parent through spends an output of it. */
  const parents = new Set(recorded.map(({ txId }) => txId))
  return lists.flat().some((place) => !known.has(outpointOf(place)) && !parents.has(place.txId))
}

export interface ReservedCoins {
  /** Spent by an unsettled transaction of the records, or by another payment's plan of a moment ago. */
  readonly taken: ReadonlySet<string>
  /** Amounts that these payments return to the wallet; of several attempts of one, the last one's. */
  readonly returning: readonly bigint[]
}

/**
 * Coins that are in use, apart from those of plans for the same payment. Reads nothing, so that no plan is made between
 * this list and the choice from it.
 */
export function reservedCoins(
  { reserved }: NodeContext,
  recorded: readonly BlockTransaction[],
  own: OwnOutput,
  name: string,
): ReservedCoins {
  const now = Date.now()
  for (const [outpoint, plan] of reserved) if (plan.until < now) reserved.delete(outpoint)
  const stored = new Set(recorded.flatMap(({ inputs }) => inputs.map(outpointOf)))
  const planned = [...reserved].filter(([outpoint, plan]) => plan.name !== name && !stored.has(outpoint))
  const attempts = new Map(recorded.map((transaction) => [transaction.inputs.map(outpointOf)[0], transaction]))
  const change = [...attempts.values()]
    .flatMap(({ outputs }) => outputs)
    .filter(({ script }) => hex.encode(script) === hex.encode(own.script))
  return {
    taken: new Set([...stored, ...planned.map(([outpoint]) => outpoint)]),
    returning: [...change.map(({ amount }) => amount), ...planned.flatMap(([, plan]) => plan.returning)],
  }
}

/**
 * Fees of our children that wait with a payment: its replacement evicts them, and must pay them as well (BIP-125). A
 * quorum lists them, and their ids prove them. Children of others don't count, or a recipient could raise our fee.
 */
export async function childFees(
  context: NodeContext,
  ref: string,
  { outputs }: Payment,
  own: OwnOutput,
): Promise<bigint> {
  const { pool } = context
  const lists = await pool.heard(
    (api) => api.waitingChildren(ref),
    (answers) => answers.length === pool.endpoints.length,
  )
  const listed = tally(lists, (txId) => txId).filter(({ votes }) => votes >= pool.quorum)
  const children = await Promise.all(listed.map(({ item }) => readTransaction(context, item)))
  const isOwn = (output: { readonly script: Uint8Array } | undefined): boolean =>
    output !== undefined && hex.encode(output.script) === hex.encode(own.script)
  return children.reduce((sum, child) => {
    const isOurs =
      child?.inputs.every(({ txId, index }) => txId === ref && isOwn(outputs[index])) && child.outputs.every(isOwn)
    if (!child || !isOurs) return sum
    const spent = child.inputs.reduce((all, { index }) => all + (outputs[index]?.amount ?? 0n), 0n)
    return sum + spent - child.outputs.reduce((all, { amount }) => all + amount, 0n)
  }, 0n)
}

/** Reads a signed payment again; the transactions whose outputs it spends prove themselves by their ids. */
export async function readPayment(context: NodeContext, raw: string, own: OwnOutput): Promise<Payment> {
  const { inputs, outputs } = readRaw(hex.decode(raw))
  const coins = await Promise.all(
    inputs.map(async ({ txId, index }): Promise<Coin> => {
      const output = (await readTransaction(context, txId))?.outputs[index]
      if (!output) throw behind(new Error(`transaction ${txId} is missing`))
      if (hex.encode(output.script) !== hex.encode(own.script))
        throw new AppError('plan_invalid', 'The transaction spends a coin of another key.', { retriable: false })
      return { txId, index, ...output }
    }),
  )
  const [anchor] = coins
  if (!anchor) throw new AppError('plan_invalid', 'The transaction spends no coin.', { retriable: false })
  const sum = (parts: readonly { readonly amount: bigint }[]): bigint =>
    parts.reduce((all, each) => all + each.amount, 0n)
  const size = virtualSize(
    coins.length,
    outputs.map(({ script }) => script),
  )
  return { anchor, coins, outputs, fee: sum(coins) - sum(outputs), size }
}
