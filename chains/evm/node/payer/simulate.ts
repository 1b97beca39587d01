import { type Client, toHex } from 'viem'
import { DisputeError } from '#chains/rpc/dispute.ts'
import type { Read } from '../rpc/connect.ts'
import { reachedOf } from '#chains/rpc/judge.ts'
import type { Agreed } from '#chains/rpc/trust.ts'
import type { AppError } from '#core/errors.ts'
import type { NodeContext } from '../context.ts'
import { translateError } from '../errors.ts'
import { isMissingBlock, isTransportFault } from '../rpc/faults.ts'
import type { Call } from './call.ts'

/** One endpoint's verdict on a call: its gas, or the reason why it would fail. */
export type Verdict = { readonly gas: bigint } | { readonly refusal: AppError }

/** A quorum's verdict on a call. */
export type Simulation = { readonly gas: Agreed<bigint> } | { readonly refusal: AppError }

/** On the latest block, not the pending one: a pending earlier attempt must not make this one look impossible. */
const estimate = async (client: Client, from: `0x${string}`, { to, data, value }: Call): Promise<bigint> =>
  BigInt(
    await client.request({ method: 'eth_estimateGas', params: [{ from, to, data, value: toHex(value) }, 'latest'] }),
  )

/**
 * Gas that a quorum reaches, or a refusal that a quorum gives for the same reason; null if neither or both are found.
 */
export function judgeVerdicts(verdicts: readonly Verdict[], quorum: number): Simulation | null {
  const gas = reachedOf(
    verdicts.flatMap((verdict) => ('gas' in verdict ? [verdict.gas] : [])),
    quorum,
  )
  const refusals = verdicts.flatMap((verdict) => ('refusal' in verdict ? [verdict.refusal] : []))
  const confirmed = refusals.filter(({ reason }) => refusals.filter((each) => each.reason === reason).length >= quorum)
  const reasons = new Set(confirmed.map(({ reason }) => reason))
  if (gas !== null) return reasons.size === 0 ? { gas } : null
  const [refusal] = confirmed
  return refusal && reasons.size === 1 ? { refusal } : null
}

/** A quorum's verdict on a call, in one round. @throws AppError `rpc_disagree`, `rpc_unreachable`, `rpc_behind` */
export async function simulate({ pool }: NodeContext, from: `0x${string}`, call: Call): Promise<Simulation> {
  const ask: Read<Verdict & { endpoint: string }> = (client, { label: endpoint }) =>
    estimate(client, from, call).then(
      (gas) => ({ endpoint, gas }),
      (error: unknown) => {
        if (isTransportFault(error) || isMissingBlock(error)) throw error
        return { endpoint, refusal: translateError(error) }
      },
    )
  const verdicts = await pool.heard(ask, (some) => judgeVerdicts(some, pool.quorum) !== null)
  const judged = judgeVerdicts(verdicts, pool.quorum)
  if (judged) return judged
  const votes = verdicts.map((verdict) => ({
    endpoint: verdict.endpoint,
    answer: 'gas' in verdict ? `${verdict.gas} gas` : verdict.refusal.reason,
  }))
  throw new DisputeError(votes)
}
