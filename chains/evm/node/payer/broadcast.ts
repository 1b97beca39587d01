import type { Client } from 'viem'
import { sendRawTransaction } from 'viem/actions'
import type { SignedTx } from '#chains/contract.ts'
import type { Endpoint } from '#chains/rpc/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { NodeContext } from '../context.ts'
import { translateError } from '../errors.ts'
import { readTxStatus } from '../txStatus.ts'

/** Of several refusals the most informative one wins: an endpoint that is down proves the least. */
const byWeight = ['slot_used', 'insufficient_gas', 'underpriced', 'tx_refused', 'rpc_failed']

function heaviest(errors: readonly AppError[]): AppError {
  for (const reason of byWeight) {
    const found = errors.find((error) => error.reason === reason)
    if (found) return found
  }
  return errors[0] ?? new AppError('rpc_unreachable', 'No node of this network answers.', { status: 502 })
}

async function offer(endpoint: Endpoint<Client>, raw: `0x${string}`): Promise<void> {
  try {
    await endpoint.run((client) => sendRawTransaction(client, { serializedTransaction: raw }))
  } catch (error) {
    const known = translateError(error)
    if (known.reason !== 'already_known') throw known
  }
}

/** This very transaction may be the one that used the nonce. */
async function isOurs(context: NodeContext, ref: string): Promise<boolean> {
  const { state } = await readTxStatus(context, ref)
  return state !== 'unknown'
}

/** Broadcasts to every endpoint at once; one that accepts it is enough. */
export async function broadcast(context: NodeContext, tx: SignedTx): Promise<void> {
  try {
    await Promise.any(context.pool.endpoints.map((endpoint) => offer(endpoint, tx.raw as `0x${string}`)))
  } catch (error) {
    const refusals = error instanceof AggregateError ? error.errors.map(translateError) : [translateError(error)]
    const refusal = heaviest(refusals)
    if (refusal.reason === 'slot_used' && (await isOurs(context, tx.ref))) return
    throw refusal
  }
}
