import type { ChainId } from '#core/chain/chainId.ts'
import type { ServerDeps } from '../../deps.ts'
import { createDependencyCheck, type DependencyCheck } from '../dependencyCheck.ts'
import { offeredContracts } from './reader.ts'

const says = {
  missing: 'check-in is off on this network until this is fixed',
  recovered: 'people can check in on this network again',
  silent: 'a check-in network does not respond',
}

/**
 * Checks that each check-in contract exists at its configured address: users sent elsewhere would pay gas for nothing.
 */
export const createCheckInContractCheck = (
  deps: Pick<ServerDeps, 'rewards' | 'chains' | 'log'>,
): DependencyCheck<ChainId> =>
  createDependencyCheck({
    says,
    log: deps.log,
    questions: () =>
      offeredContracts(deps).map(({ chainId, address }) => ({
        subject: chainId,
        async problem() {
          const node = deps.chains(chainId)
          if (!node?.hasCheckIn) return 'this network has no endpoint or no check-in'
          return (await node.hasCheckIn(address))
            ? null
            : `no check-in contract exists at ${address}: check rewards.json`
        },
      })),
  })
