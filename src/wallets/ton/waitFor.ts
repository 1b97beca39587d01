import { delay } from '#core/async.ts'
import { readTxRef } from '#chains/ton/family.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { readUrls } from '../reads.ts'

type Landed = 'success' | 'failed' | null

/** Number of latest transactions to search, which includes one just sent. */
const NEWEST = 20

interface Row {
  readonly data: string
}
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'data' in value && typeof value.data === 'string'

async function newest(url: string, address: string): Promise<readonly Row[]> {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: '1',
    method: 'getTransactions',
    params: { address, limit: NEWEST },
  })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const answer: unknown = await response.json()
  const result = typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : null
  return Array.isArray(result) ? result.filter(isRow) : []
}

async function look(txRef: string, chain: ChainRow): Promise<Landed> {
  const ref = readTxRef(txRef)
  const url = readUrls(chain)[0]
  if (!ref || !url) return null
  const { Cell, loadTransaction, nameOf, succeeded } = await import('./cells.ts')
  const all = (await newest(url, ref.account)).map(({ data }) => loadTransaction(Cell.fromBase64(data).beginParse()))
  const mine = all.find((transaction) => nameOf(transaction) === ref.hash)
  return mine ? (succeeded(mine) ? 'success' : 'failed') : null
}

/** Resolves when the wallet's own transaction is in a block, which is final on this family. The server checks its effects. */
export async function waitFor(
  txRef: string,
  chain: ChainRow,
  pollMs = 1_500,
): Promise<{ ref: string; status: 'success' | 'failed' }> {
  for (;;) {
    // An unreachable node says nothing about the transaction.
    const status = await look(txRef, chain).catch(() => null)
    if (status) return { ref: txRef, status }
    await delay(pollMs)
  }
}
