import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { PERMIT2 } from '#chains/evm/order/permit2.ts'
import type { CallResult } from '#chains/contract/callReads.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import { type AssetId, assetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import { within } from '#core/async.ts'
import { AppError } from '#core/errors.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
import type { StepPolicies } from '#core/order/stepPolicy.ts'
import { externalPolicies } from '../../providers/policies.ts'
import { swapRules } from '../../swaps/policies.ts'
import type { SwapToken } from '../../swaps/provider.ts'
import type { SwapTokens } from '../../swaps/tokens.ts'
import type { ServerDeps } from '../../deps.ts'

/** Longer than one endpoint's timeout, so that the next one is asked. */
const TIMEOUT_MS = 18_000
/** Concurrent searches per network: each is a dozen requests of wide ranges. */
const MOST_AT_ONCE = 4
/** Tokens that are in no list and whose contracts are read. */
const MOST_UNLISTED = 20

/** Contract that may spend a token, as far as it is pinned here. */
export interface Spender {
  readonly address: string
  /** Name that people read; empty for our own contracts. Null: unknown. */
  readonly name: string | null
}

/** An allowance above zero, at the latest block of one endpoint. */
export interface OpenApproval {
  readonly token: SwapToken
  readonly spender: Spender
  readonly allowance: bigint
  readonly balance: bigint
}

export interface OpenApprovals {
  readonly list: readonly OpenApproval[]
  /** Time of the oldest searched block; null if all blocks were searched. */
  readonly since: Date | null
}

/**
 * Reads open approvals of an account: those of listed tokens to pinned contracts whatever their age, and all that the newest blocks have.
 * @throws AppError `approvals_unsupported` (422), `chain_unavailable` (503), `approvals_busy` (503), errors of the network
 */
export function createApprovalReads(
  { catalogue, chains, swapProviders }: Pick<ServerDeps, 'catalogue' | 'chains' | 'swapProviders'>,
  tokens: Pick<SwapTokens, 'find' | 'list'>,
) {
  const open = new Map<number, number>()

  async function read(chain: ChainDef, node: NetworkNode, owner: string): Promise<OpenApprovals> {
    const { callAll } = node
    if (!node.approvals || !callAll) throw unsupported(chain)
    const [pinned, { approvals, since }] = await Promise.all([spendersOn(chain), node.approvals(owner)])
    const listed = new Set(assetsOf(catalogue, chain.id).flatMap(({ id, token }) => (isNative(id) ? [] : [token])))
    for (const { id, token } of tokens.list(chain)) if (!isNative(id)) listed.add(token)
    const pairs = new Map<string, Pair>()
    const add = (token: string, spender: string): void => void pairs.set(`${token} ${spender}`, { token, spender })
    for (const token of listed) for (const spender of pinned.keys()) add(token, spender)
    for (const { token, spender } of approvals) add(token, spender)
    const allowed = await readAmounts(callAll, [...pairs.values()], owner)
    const found = await describe(allowed, (token) => tokens.find(chain, assetId(chain.id, token)), listed)
    return {
      list: found.map((each) => ({
        ...each,
        spender: { address: each.spender, name: pinned.get(each.spender) ?? null },
      })),
      since: since === null ? null : new Date(since * 1000),
    }
  }

  async function spendersOn(chain: ChainDef): Promise<ReadonlyMap<string, string>> {
    const titleOf = (name: string): string => swapProviders.find((one) => one.name === name)?.title ?? name
    const [external, swaps] = await Promise.all([
      Promise.all(
        Object.entries(externalPolicies).map(async ([name, load]) => [providerTitle(name), await load()] as const),
      ),
      Promise.all(
        Object.entries(swapRules).map(async ([name, load]) => [titleOf(name), (await load()).policy] as const),
      ),
    ])
    const own = (chain.settlement?.escrows ?? []).map(({ address }) => [address.toLowerCase(), ''] as const)
    return new Map([
      [PERMIT2, 'Permit2'],
      ...[...external, ...swaps].flatMap(([title, policies]) =>
        targetsOf(policies, chain).map((at) => [at, title] as const),
      ),
      ...own,
    ])
  }

  return async (chain: ChainDef, owner: string): Promise<OpenApprovals> => {
    const node = chains(chain.id)
    if (!node) throw new AppError('chain_unavailable', 'This network can’t be read right now.', unavailable)
    const running = open.get(chain.id) ?? 0
    if (running >= MOST_AT_ONCE)
      throw new AppError('approvals_busy', 'Too many searches on this network right now. Try again in a moment.', {
        ...unavailable,
        fix: { kind: 'retry_after', seconds: 2 },
      })
    open.set(chain.id, running + 1)
    const work = read(chain, node, owner)
    const end = (): void => void open.set(chain.id, (open.get(chain.id) ?? 1) - 1)
    // A search that outlives its answer still counts.
    work.then(end, end)
    return within(work, TIMEOUT_MS)
  }
}

interface Pair {
  readonly token: string
  readonly spender: string
}
interface Amounts extends Pair {
  readonly allowance: bigint
  readonly balance: bigint
}

const unavailable = { status: 503, retriable: true } as const

const unsupported = ({ name }: ChainDef): AppError =>
  new AppError('approvals_unsupported', `${name} has no token approvals.`, { status: 422, retriable: false })

const targetsOf = ({ evm_call: policy }: StepPolicies, chain: ChainDef): readonly string[] =>
  (policy?.targets(chain.id) ?? []).map((address) => address.toLowerCase())

/** Allowances above zero with their tokens' balances, all at one block. */
async function readAmounts(
  callAll: NonNullable<NetworkNode['callAll']>,
  pairs: readonly Pair[],
  owner: string,
): Promise<readonly Amounts[]> {
  const account = owner as Hex
  const { height, results } = await callAll(
    pairs.map(({ token, spender }) => ({
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [account, spender as Hex] }),
    })),
  )
  const allowed = pairs.flatMap((pair, index) => {
    const allowance = amountOf(results[index], 'allowance')
    return allowance > 0n ? [{ ...pair, allowance }] : []
  })
  const held = [...new Set(allowed.map(({ token }) => token))]
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  const { results: balances } = await callAll(
    held.map((to) => ({ to, data })),
    height,
  )
  return allowed.map((each) => ({ ...each, balance: amountOf(balances[held.indexOf(each.token)], 'balanceOf') }))
}

/** Zero if the contract isn't a token. */
const amountOf = (answer: CallResult | undefined, functionName: 'allowance' | 'balanceOf'): bigint =>
  answer?.ok && answer.data.length === 66
    ? decodeFunctionResult({ abi: erc20Abi, functionName, data: answer.data })
    : 0n

/** Adds what the tokens are; leaves out contracts that describe no token, and more unlisted ones than a list can use. */
async function describe(
  allowed: readonly Amounts[],
  find: (token: string) => Promise<SwapToken>,
  listed: ReadonlySet<string>,
) {
  const addresses = [...new Set(allowed.map(({ token }) => token))]
  const read = [
    ...addresses.filter((token) => listed.has(token)),
    ...addresses.filter((token) => !listed.has(token)).slice(0, MOST_UNLISTED),
  ]
  const tokens = await Promise.all(read.map((token) => find(token).catch(skipIfNoToken)))
  const known = new Map(
    tokens.flatMap((token) => (token ? [[parseAssetId(token.id as AssetId).token, token] as const] : [])),
  )
  return allowed.flatMap(({ token: address, ...rest }) => {
    const token = known.get(address)
    return token ? [{ ...rest, token }] : []
  })
}

function skipIfNoToken(error: unknown): null {
  if (error instanceof AppError && error.status < 500) return null
  throw error
}
