import { assetsOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { isNative } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Clock } from '#runtime/clock.ts'
import { externalPolicies } from '#server/providers/policies.ts'
import type { WatchedChain } from './contract.ts'
import type { Mismatch } from './decide/mismatch.ts'

const EVERY_MS = 600_000
/** Longer than a transfer can take from its approval to its deposit: its order is open for two hours at most. */
const LEFT_MS = 3 * 3_600_000

/**
 * Reports approvals of providers' pinned contracts that stay the same for longer than any transfer needs them: the maker should have
 * revoked them. It reads the chains alone, every ten minutes; a restart begins to wait again.
 */
export function createAllowanceWatch(
  catalogue: Catalogue,
  clock: Clock,
): (chain: WatchedChain) => Promise<readonly Mismatch[]> {
  const reads = new Map<ChainId, { at: number; found: readonly Mismatch[] }>()
  const seen = new Map<string, { amount: bigint; since: number }>()

  async function look({ def, node, wallet }: WatchedChain, now: number): Promise<readonly Mismatch[]> {
    const tokens = assetsOf(catalogue, def.id).filter(({ id }) => !isNative(id))
    const spenders = await spendersOn(def.id, def.settlement.filler)
    const found: Mismatch[] = []
    let unread: unknown = null
    for (const { id, token } of tokens)
      for (const spender of spenders) {
        const key = `${id}:${spender}`
        const read = async () => (wallet === null ? 0n : ((await node.allowance?.(wallet, token, spender)) ?? 0n))
        // One token that can't be read hides no other.
        const amount = await read().catch((error: unknown) => void (unread = error))
        if (amount === undefined) continue
        const before = seen.get(key)
        if (amount === 0n) seen.delete(key)
        else if (before?.amount !== amount) seen.set(key, { amount, since: now })
        else if (now - before.since >= LEFT_MS) {
          const details = { expected: '0', actual: String(amount), spender }
          found.push({ kind: 'allowance_left', subject: key, details, pauses: [] })
        }
      }
    if (unread !== null && found.length === 0) throw unread
    return found
  }

  return async (chain) => {
    const now = clock.now().getTime()
    const { id } = chain.def
    const last = reads.get(id)
    // A mismatch is derived twice within seconds before it counts.
    if (last && now - last.at < EVERY_MS) return last.found
    // A pass that fails is not repeated sooner either.
    reads.set(id, { at: now, found: last?.found ?? [] })
    const found = await look(chain, now)
    reads.set(id, { at: now, found })
    return found
  }
}

/** Pinned contracts of all providers on a network, without the maker's own filler. */
async function spendersOn(chain: ChainId, filler: string | null): Promise<readonly string[]> {
  const policies = await Promise.all(Object.values(externalPolicies).map((load) => load()))
  const pinned = new Set(policies.flatMap(({ evm_call: policy }) => policy?.targets(chain) ?? []))
  return [...pinned].filter((spender) => spender !== filler)
}
