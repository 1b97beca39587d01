import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { decodePermit2Allowance, encodePermit2Allowance, PERMIT2 } from '#chains/evm/order/permit2.ts'
import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import type { ApprovedPair, CallResult, CallResults, ContractCall } from '#chains/contract/callReads.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { isOfEndpoint } from '#chains/rpc/errors.ts'
import { mapLimit } from '#core/async.ts'
import { within } from '#core/within.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import { type AssetId, assetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { providerTitle } from '#core/order/providerTitle.ts'
import type { StepPolicies } from '#core/order/stepPolicy.ts'
import { externalPolicies } from '../../providers/policies.ts'
import { swapRules } from '../../swaps/policies.ts'
import type { SwapToken } from '../../swaps/provider.ts'
import type { SwapTokens } from '../../swaps/tokens.ts'
import type { ServerDeps } from '../../deps.ts'

/** Tokens that are in no list and whose contracts are read, of the allowances that tokens keep and of those in Permit2. */
const MOST_UNLISTED = 20
/** A token's code may be anyone's; a proxy takes a tenth of it. */
const UNLISTED_GAS = 500_000n
/** With that gas, so many answers fit what is read of an endpoint's answer to one request. */
const UNLISTED_AT_ONCE = 8
/** Likewise, with three answers of each. */
const TOKENS_AT_ONCE = 3

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
  /** Contract that keeps the allowance, as Permit2 does; null for the token itself. */
  readonly contract: string | null
  readonly allowance: bigint
  /** Last second in which the allowance can be used; null without an end. */
  readonly expiresAt: number | null
  readonly balance: bigint
  /** Base units that the spender could take now. */
  readonly atRisk: bigint
}

export interface OpenApprovals {
  readonly list: readonly OpenApproval[]
  /** Time of the oldest searched block; null if all blocks were searched. */
  readonly since: Date | null
}

/**
 * Reads open approvals of an account, also those inside Permit2: those of listed tokens to pinned contracts whatever their age, and all
 * that the newest blocks have.
 * @throws AppError `approvals_unsupported` (422), `chain_unavailable` (503), `approvals_busy` (503), `timed_out` (504), errors of the network
 */
export function createApprovalReads(
  { catalogue, chains, swapProviders }: Pick<ServerDeps, 'catalogue' | 'chains' | 'swapProviders'>,
  tokens: Pick<SwapTokens, 'find' | 'list'>,
) {
  const searches = createSearches(chains, 'approvals_busy')

  async function read(chain: ChainDef, node: NetworkNode, owner: string): Promise<OpenApprovals> {
    const { callAll } = node
    if (!node.approvals || !callAll) throw unsupported(chain)
    const [pinned, { approvals, inPermit2, time, since }] = await Promise.all([
      spendersOn(chain),
      node.approvals(owner),
    ])
    const listed = new Set(assetsOf(catalogue, chain.id).flatMap(({ id, token }) => (isNative(id) ? [] : [token])))
    for (const { id, token } of tokens.list(chain)) if (!isNative(id)) listed.add(token)
    const { v4 = null } = deploymentOf(chain.id) ?? {}
    const inner = pairsOf(listed, v4 ? [v4.router] : [], inPermit2)
    const takenByPermit2 = inPermit2.map(({ token }) => ({ token, spender: PERMIT2 }))
    const pairs = pairsOf(listed, [...pinned.keys()], [...approvals, ...takenByPermit2])
    const callListed = boundUnlisted(callAll, (to) => to === PERMIT2 || listed.has(to))
    const allowed = await readAmounts(callListed, { pairs, inner, time }, owner)
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
      ...[...external, ...swaps].flatMap(([title, policies]) =>
        targetsOf(policies, chain).map((at) => [at, title] as const),
      ),
      // Also where swaps use it.
      [PERMIT2, 'Permit2'],
      ...own,
    ])
  }

  return (chain: ChainDef, owner: string): Promise<OpenApprovals> => searches(chain, (node) => read(chain, node, owner))
}

interface Allowed extends ApprovedPair, Pick<OpenApproval, 'contract' | 'allowance' | 'expiresAt'> {}
interface Amounts extends Allowed, Pick<OpenApproval, 'balance' | 'atRisk'> {}

/** Each token with each spender, then the others that were found. */
function pairsOf(
  tokens: Iterable<string>,
  spenders: readonly string[],
  found: readonly ApprovedPair[],
): readonly ApprovedPair[] {
  const all = [...tokens].flatMap((token) => spenders.map((spender) => ({ token, spender })))
  return [...new Map([...all, ...found].map((pair) => [`${pair.token} ${pair.spender}`, pair])).values()]
}

type CallAll = NonNullable<NetworkNode['callAll']>

const noAnswer: CallResult = { ok: false, data: '0x' }

/** Calls of unlisted contracts have bounded gas, and few travel together: such a contract can answer with anything, or with nothing. */
function boundUnlisted(callAll: CallAll, isTrusted: (to: string) => boolean): CallAll {
  return async (calls, at): Promise<CallResults> => {
    const isListed = ({ to }: ContractCall): boolean => to !== null && isTrusted(to)
    const listed = calls.filter(isListed)
    const { height, results } = await callAll(listed, at)
    const answers = new Map(listed.map((call, index) => [call, results[index]]))
    const others = calls.filter((call) => !isListed(call))
    for (let from = 0; from < others.length; from += UNLISTED_AT_ONCE) {
      const part = others.slice(from, from + UNLISTED_AT_ONCE)
      const bounded = part.map((call) => ({ ...call, gas: UNLISTED_GAS }))
      const found = await callEach(callAll, bounded, height)
      part.forEach((call, index) => answers.set(call, found[index]))
    }
    return { height, results: calls.map((call) => answers.get(call) ?? noAnswer) }
  }
}

/** Nodes have many words for a call that failed: one that no node can run leaves the others their answers. */
async function callEach(callAll: CallAll, calls: readonly ContractCall[], at: bigint): Promise<readonly CallResult[]> {
  try {
    return (await callAll(calls, at)).results
  } catch (error) {
    if (isOfEndpoint(error)) throw error
    if (calls.length === 1) return [noAnswer]
    return (await Promise.all(calls.map((call) => callEach(callAll, [call], at)))).flat()
  }
}

const unsupported = ({ name }: ChainDef): AppError =>
  new AppError('approvals_unsupported', `${name} has no token approvals.`, { status: 422, retriable: false })

const targetsOf = ({ evm_call: policy }: StepPolicies, chain: ChainDef): readonly string[] =>
  (policy?.targets(chain.id) ?? []).map((address) => address.toLowerCase())

interface Wanted {
  readonly pairs: readonly ApprovedPair[]
  /** Pairs whose allowances Permit2 keeps. */
  readonly inner: readonly ApprovedPair[]
  readonly time: number
}

/** Allowances that can be used, with their tokens' balances, all at one block. */
async function readAmounts(
  callAll: CallAll,
  { pairs, inner, time }: Wanted,
  owner: string,
): Promise<readonly Amounts[]> {
  const account = owner as Hex
  const { height, results } = await callAll([
    ...pairs.map(({ token, spender }) => ({
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [account, spender as Hex] }),
    })),
    ...inner.map(({ token, spender }) => ({ to: PERMIT2, data: encodePermit2Allowance(owner, token, spender) })),
  ])
  const given = pairs.flatMap((pair, index): Allowed[] => {
    const allowance = amountOf(results[index], 'allowance')
    return allowance > 0n ? [{ ...pair, contract: null, allowance, expiresAt: null }] : []
  })
  const kept = inner.flatMap((pair, index) => keptIn(pair, results[pairs.length + index], time))
  const allowed = [...given, ...kept]
  const held = [...new Set(allowed.map(({ token }) => token))]
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  const { results: balances } = await callAll(
    held.map((to) => ({ to, data })),
    height,
  )
  const ofPermit2 = new Map(
    given.flatMap(({ token, spender, allowance }) => (spender === PERMIT2 ? [[token, allowance]] : [])),
  )
  return allowed.map((each) => {
    const balance = amountOf(balances[held.indexOf(each.token)], 'balanceOf')
    const taken = each.contract === null ? each.allowance : (ofPermit2.get(each.token) ?? 0n)
    return { ...each, balance, atRisk: least([each.allowance, taken, balance]) }
  })
}

const least = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b))

/** An allowance in Permit2, unless it is spent or has expired. */
function keptIn(pair: ApprovedPair, answer: CallResult | undefined, time: number): readonly Allowed[] {
  const { amount, expiration } = decodePermit2Allowance(answer?.ok ? answer.data : '0x')
  if (amount === 0n || expiration < time) return []
  return [{ ...pair, contract: PERMIT2, allowance: amount, expiresAt: expiration }]
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
  const tokensOf = (isKept: boolean) => [
    ...new Set(allowed.flatMap(({ token, contract }) => ((contract !== null) === isKept ? [token] : []))),
  ]
  const isListed = (token: string): boolean => listed.has(token)
  const read = [tokensOf(false), tokensOf(true)].flatMap((addresses) => [
    ...addresses.filter(isListed),
    ...addresses.filter((token) => !isListed(token)).slice(0, MOST_UNLISTED),
  ])
  const tokens = await mapLimit([...new Set(read)], TOKENS_AT_ONCE, (token) => find(token).catch(skipIfOfToken))
  const known = new Map(
    tokens.flatMap((token) => (token ? [[parseAssetId(token.id as AssetId).token, token] as const] : [])),
  )
  return allowed.flatMap(({ token: address, ...rest }) => {
    const token = known.get(address)
    return token ? [{ ...rest, token }] : []
  })
}

/** Leaves out a token that can't be described, whatever its network says of it. A network that can't be read ends the search. */
export function skipIfOfToken(error: unknown): null {
  if (isOfEndpoint(error)) throw error
  return null
}

/** Longer than one endpoint's timeout, so that the next one is asked. */
const TIMEOUT_MS = 18_000
/** Concurrent searches per network: each is a dozen requests of wide ranges. */
const MOST_AT_ONCE = 4

const unavailable = { status: 503, retriable: true } as const

/** Runs a search over the newest blocks of a network. @throws AppError `chain_unavailable`, its `busy` reason, `timed_out`, the search's own */
export type Searches = <T>(chain: ChainDef, search: (node: NetworkNode) => Promise<T>) => Promise<T>

/** Few searches at once for each network, each within the time of a request. `busy`: reason of one too many. */
export function createSearches(chains: ServerDeps['chains'], busy: 'approvals_busy' | 'tokens_busy'): Searches {
  const open = new Map<number, number>()
  return (chain, search) => {
    const node = chains(chain.id)
    if (!node) throw new AppError('chain_unavailable', 'This network can’t be read right now.', unavailable)
    const running = open.get(chain.id) ?? 0
    if (running >= MOST_AT_ONCE)
      throw new AppError(busy, 'Too many searches on this network right now. Try again in a moment.', {
        ...unavailable,
        fix: { kind: 'retry_after', seconds: 2 },
      })
    open.set(chain.id, running + 1)
    const work = search(node)
    const end = (): void => void open.set(chain.id, (open.get(chain.id) ?? 1) - 1)
    // A search that outlives its answer still counts.
    work.then(end, end)
    return within(work, TIMEOUT_MS)
  }
}
