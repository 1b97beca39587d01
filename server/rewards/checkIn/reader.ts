import type { CheckIns } from '#chains/contract/reader.ts'
import { addressRules } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'
import type { CheckInContract } from '#core/rewards/rules.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { ServerDeps } from '../../deps.ts'
import type { Visitor } from '../../http/env.ts'
import { isOpen } from '../../http/guards.ts'
import { canonicalTxRef } from '../../orders/canonicalTxRef.ts'
import { createDependencyCheck, type DependencyCheck } from '../dependencyCheck.ts'

type Offered = CheckInContract & { readonly address: string }

/** Networks that have a check-in contract. */
export const offeredContracts = ({ rewards }: Pick<ServerDeps, 'rewards'>): Offered[] =>
  rewards.checkIn.contracts.filter((contract): contract is Offered => contract.address !== null)

/**
 * Check-in networks of a surface, without those whose contract is known to be missing: users would pay gas for nothing.
 */
export async function contractsFor(
  deps: Pick<ServerDeps, 'rewards' | 'policy' | 'checkInContractCheck'>,
  visitor: Pick<Visitor, 'surface'>,
): Promise<Offered[]> {
  const missing = new Set(
    deps.checkInContractCheck.rows().flatMap(({ subject, problem }) => (problem === null ? [] : [subject])),
  )
  const all = offeredContracts(deps).filter(({ chainId }) => !missing.has(chainId))
  const open = await Promise.all(all.map(({ chainId }) => isOpen(deps, visitor, checkInOf(chainId))))
  return all.filter((_, n) => open[n])
}

/** Returns the capability of checking in on a network. */
export const checkInOf = (chainId: number): string => `checkin:${chainId}`

export interface CheckInReader {
  readonly contract: Offered
  readonly read: CheckIns['checkIn']
  readonly find: CheckIns['findCheckIn']
  /** Canonical form of the wallet. @throws AppError `address_invalid` */
  walletOf(text: string): string
  /** Canonical form of the transaction hash. @throws AppError `tx_hash_invalid` */
  hashOf(text: string): string
}

/** Returns the contract of a network and its readers. @throws AppError `check_in_unsupported` */
export function checkInReader(deps: Pick<ServerDeps, 'rewards' | 'catalogue' | 'chains'>, id: number): CheckInReader {
  const contract = offeredContracts(deps).find((one) => one.chainId === id)
  const chain = deps.catalogue.chains.find((one) => one.id === id)
  const node = contract && deps.chains(contract.chainId)
  if (!contract || !chain || !node?.checkIn || !node.findCheckIn)
    throw new AppError('check_in_unsupported', 'Check-in isn’t available on this network.', {
      status: 400,
      retriable: false,
    })
  const { checkIn: read, findCheckIn: find } = node
  return {
    contract,
    read,
    find,
    walletOf: (text) => addressRules(chain.family).parse(text),
    hashOf: (text) => canonicalTxRef(chain.family, text),
  }
}

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
