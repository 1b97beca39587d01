import type { ChainId } from '#core/chain/chainId.ts'
import type { ServerDeps } from '../../deps.ts'
import { createDependencyCheck, type DependencyCheck } from '../dependencyCheck.ts'
import { offeredContracts } from './reader.ts'

const says = {
  missing: 'people are not offered to check in on this network until this is put right',
  recovered: 'people can check in on this network again',
  silent: 'a network of the check-in does not answer',
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
          if (!node?.hasCheckIn) return 'this network has no endpoint, or no check-in'
          return (await node.hasCheckIn(address))
            ? null
            : `there is no check-in contract at ${address}: see rewards.json`
        },
      })),
  })
