import { decodeFunctionResult, encodeFunctionData } from 'viem'
import { badgeAbi } from '#contracts/abi/badge.ts'
import type { Badge } from '#core/rewards/badges.ts'
import type { ServerDeps } from '../../deps.ts'

type Deps = Pick<ServerDeps, 'chains'>
/** Badges with a contract. */
export const mintableBadges = ({ badges }: Pick<ServerDeps, 'badges'>): readonly Badge[] =>
  badges.filter(({ contract }) => contract !== null)

type Place = Pick<Badge, 'chainId' | 'contract' | 'kind'>

/**
 * True if the account has minted the badge, as a quorum shows it; null if the network can't be read or has no such
 * contract.
 */
export async function readMinted(deps: Deps, { kind, ...place }: Place, account: string): Promise<boolean | null> {
  const args = [account as `0x${string}`, kind] as const
  const answer = await ask(deps, place, encodeFunctionData({ abi: badgeAbi, functionName: 'isMinted', args })).catch(
    () => null,
  )
  return answer && decodeFunctionResult({ abi: badgeAbi, functionName: 'isMinted', data: answer })
}

/**
 * Returns the account whose signatures the contract accepts, as a quorum shows it; null without such a contract.
 * @throws AppError `rpc_unreachable`, `rpc_disagree`
 */
export async function readIssuer(deps: Deps, place: Omit<Place, 'kind'>): Promise<string | null> {
  const answer = await ask(deps, place, encodeFunctionData({ abi: badgeAbi, functionName: 'issuer' }))
  return answer && decodeFunctionResult({ abi: badgeAbi, functionName: 'issuer', data: answer }).toLowerCase()
}

/** Bytes of one word; null from an account without the call. */
async function ask(
  { chains }: Deps,
  { chainId, contract }: Omit<Place, 'kind'>,
  data: `0x${string}`,
): Promise<`0x${string}` | null> {
  if (contract === null) return null
  const [word] = (await chains(chainId)?.askContract?.(contract, [data])) ?? []
  return word?.length === WORD ? (word as `0x${string}`) : null
}
const WORD = 2 + 64
