import { describeError, DisputeError } from '#chains/rpc/dispute.ts'
import { unreachable } from '#chains/rpc/errors.ts'
import { tally } from '#chains/rpc/tally.ts'

export interface Cluster {
  /**
   * Genesis hash of the network, for an endpoint that serves `served`.
   * @throws AppError `rpc_unreachable` while fewer endpoints than the quorum can answer, `rpc_disagree` if no side has
   * more than another
   */
  genesis(served: string): Promise<string>
}

interface Vote {
  readonly genesis: string
  /** More than half of all endpoints agree: those that were down cannot change it. */
  readonly final: boolean
}

/**
 * Networks of this family have no chain id: the genesis hash that most endpoints serve, and at least a quorum,
 * identifies theirs.
 */
export function createCluster(members: readonly (() => Promise<string>)[], quorum: number): Cluster {
  let known: Promise<Vote> | null = null

  async function vote(): Promise<Vote> {
    const outcomes = await Promise.allSettled(members.map((ask) => ask()))
    const hashes = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [[outcome.value]] : []))
    const [most, next] = tally(hashes, String).sort((a, b) => b.votes - a.votes)
    if (!most || hashes.length < quorum)
      throw unreachable('A quorum of the endpoints', outcomes.find((outcome) => outcome.status === 'rejected')?.reason)
    if (most.votes < quorum || most.votes === next?.votes) {
      throw new DisputeError(
        outcomes.map((outcome, index) => ({
          endpoint: `endpoint ${index + 1}`,
          answer: outcome.status === 'fulfilled' ? outcome.value : describeError(outcome.reason),
        })),
      )
    }
    return { genesis: most.item, final: most.votes * 2 > members.length }
  }

  function ask(): Promise<Vote> {
    const asked = vote().catch((error: unknown) => {
      if (known === asked) known = null
      throw error
    })
    known = asked
    return asked
  }

  return {
    genesis: async (served) => {
      const { genesis, final } = await (known ?? ask())
      return final || genesis === served ? genesis : (await ask()).genesis
    },
  }
}
