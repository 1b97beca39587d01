import { decodeErrorResult, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import {
  decodePermit2Allowance,
  encodePermit2Allowance,
  encodePermit2Approve,
  PERMIT2,
  type Permit2Allowance,
} from '#chains/evm/order/permit2.ts'
import type { CallResult, ContractCall } from '#chains/contract/callReads.ts'
import { assetId, isNative, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { stepsProblem } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'
import type { approvalKinds, SwapQuote } from '#core/wire/swap.ts'
import { withAllowance } from '../orders/fitAllowance.ts'
import {
  isWhole,
  type PreparedSwap,
  type SwapAsk,
  type SwapBounds,
  type SwapOffer,
  type SwapProvider,
} from './provider.ts'

export type Approval = (typeof approvalKinds)[number]

const base = { status: 'waiting', tx_ref: null } as const
/** A signed permit is of use for one swap. */
const PERMIT_SECONDS = 30 * 60

export interface ApprovalNeeded {
  /** Null if the contract may take the token, or takes none. */
  readonly approval: SwapQuote['approval']
  /** Contract that the token approves, and the allowance that it has, in base units. */
  readonly holder: string
  readonly allowed: bigint
  /** Nonce of the next signature for Permit2; null if the spender takes the token itself, or has its allowance there. */
  readonly permit2Nonce: bigint | null
}

const nothing: ApprovalNeeded = { approval: null, holder: '', allowed: 0n, permit2Nonce: null }

/** Reads the approval that the sender still has to give. `until`: end of the swap's call. */
export async function approvalNeeded(
  ask: SwapAsk,
  { spender, maxSend }: Pick<SwapOffer, 'spender' | 'maxSend'>,
  {
    provider,
    until,
    takesPermits,
  }: {
    readonly provider: Pick<SwapProvider, 'usesPermit2'>
    readonly until: Date
    readonly takesPermits: boolean
  },
): Promise<ApprovalNeeded> {
  const { node, from, sender, chain } = ask
  if (spender === null || sender === null || isNative(from.id)) return nothing
  const usesPermit2 = provider.usesPermit2?.(chain.id, spender) ?? false
  const holder = usesPermit2 ? PERMIT2 : spender
  const [allowed = 0n, inner] = await Promise.all([
    node.allowance?.(sender, from.token, holder),
    usesPermit2 ? permit2Allowance({ ...ask, sender }, spender) : null,
  ])
  const isShort = allowed < maxSend
  const isInnerShort = inner !== null && (inner.amount < maxSend || inner.expiration < secondsOf(until))
  if (!isShort && !isInnerShort) return { ...nothing, holder, allowed }
  const canSign = takesPermits && (usesPermit2 ? isInnerShort : Boolean(from.permit))
  const kinds: Approval[] = canSign ? ['approve', 'permit'] : ['approve']
  const first = usesPermit2 && isShort ? { approves_permit2: true } : {}
  return {
    approval: { spender, amount: String(maxSend), kinds, ...first },
    holder,
    allowed,
    permit2Nonce: isInnerShort ? inner.nonce : null,
  }
}

/** Allowance in Permit2 as one endpoint shows it: a wrong one makes a call that reverts. */
async function permit2Allowance({ node, from, sender }: Sent, spender: string): Promise<Permit2Allowance> {
  const data = encodePermit2Allowance(sender, from.token, spender)
  const answer = (await node.callAll?.([{ to: PERMIT2, data }]))?.results[0]
  return decodePermit2Allowance(answer?.ok ? answer.data : '0x')
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000)

/**
 * Builds the wallet's steps of a swap: the approval or permit that it still needs, of exactly the amount, then the call. An
 * approval follows a reset to zero if an earlier swap left a part, since some tokens refuse to change it otherwise. An allowance in
 * Permit2 ends with the call.
 */
export async function swapSteps(
  ask: SwapAsk & { readonly sender: string },
  prepared: PreparedSwap,
  { approval, holder, allowed, permit2Nonce }: ApprovalNeeded,
  { wish, now }: { readonly wish: Approval; readonly now: Date },
): Promise<readonly Step[]> {
  const { chain, from, sender } = ask
  if ('step' in prepared) return [prepared.step]
  const call = { kind: 'evm_call', ...base, chain_id: chain.id, value: '0', offer: null, approval: null } as const
  const { to, data, value } = prepared.call
  const swap: Step = { ...call, label: 'swap', to, data, value: String(value) }
  if (!approval) return [swap]
  const { token } = parseAssetId(from.id)
  const { spender, amount } = approval
  const approve = {
    ...call,
    label: 'approve',
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [holder as Hex, BigInt(amount)] }),
    approval: { token, spender: holder, amount },
  } as const satisfies Step
  const typed = { kind: 'evm_typed_data', ...base, chain_id: chain.id, label: 'permit' } as const
  if (holder === spender) {
    const permit = wish === 'permit' ? await permitOf(ask, approval, now) : null
    return permit ? [{ ...typed, permit, fallback: approve }, swap] : [...withAllowance(approve, allowed), swap]
  }
  const deadline = secondsOf(prepared.expiresAt)
  const first = approval.approves_permit2 ? withAllowance(approve, allowed) : []
  if (permit2Nonce === null) return [...first, swap]
  const allow = {
    ...call,
    label: 'approve',
    to: PERMIT2,
    data: encodePermit2Approve(token, spender, BigInt(amount), deadline),
  } as const satisfies Step
  if (wish !== 'permit') return [...first, allow, swap]
  const terms = { token, owner: sender, spender, amount, nonce: String(permit2Nonce), deadline }
  const permit = { contract: PERMIT2, name: 'Permit2', version: '', ...terms }
  return [...first, { ...typed, permit, fallback: allow }, swap]
}

/** Null if the token takes no permit of this account, such as of a contract. */
async function permitOf(
  { node, from, sender }: SwapAsk & { readonly sender: string },
  { spender, amount }: NonNullable<SwapQuote['approval']>,
  now: Date,
) {
  if (!from.permit) return null
  const nonce = (await node.permitNonce?.(sender, from.token, from.permit)) ?? null
  if (nonce === null) return null
  const deadline = secondsOf(now) + PERMIT_SECONDS
  return { token: from.token, ...from.permit, owner: sender, spender, amount, nonce: String(nonce), deadline }
}

/**
 * Checks the steps by the rules that the app applies too: they may take at most what the quote says, from this asset, and pay
 * its minimum to the sender.
 * @throws AppError `provider_unavailable`
 */
export async function requireSound(
  { chain, from, to, sender }: SwapAsk & { readonly sender: string },
  { kind, maxSend, minReceive }: Pick<SwapOffer, 'kind' | 'maxSend' | 'minReceive'>,
  steps: readonly Step[],
  { provider, now }: { readonly provider: SwapProvider; readonly now: Date },
): Promise<void> {
  const { policy } = await provider.rules()
  const terms = {
    chain: chain.id,
    asset: from.id,
    amount: maxSend,
    leastSent: kind === 'swap' ? 0n : maxSend,
    nativeFee: 0n,
    toChain: chain.id,
    recipient: sender,
    toAsset: to.id,
    minReceive,
    owners: [sender],
    now,
  }
  const problem = await stepsProblem(steps, terms, policy)
  if (problem)
    throw new AppError('provider_unavailable', 'This provider’s quote is not usable.', {
      status: 502,
      retriable: true,
      cause: new Error(`the steps break the rule “${problem}”`),
    })
}

const abi = parseAbi([
  'error Error(string)',
  'error Panic(uint256)',
  'error ERC20InsufficientBalance(address,uint256,uint256)',
  'error ERC20InsufficientAllowance(address,uint256,uint256)',
  'error EnforcedPause()',
])
/** Reverts of tokens, by the name of the error or the start of its text; the first match wins. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^ERC20InsufficientBalance|exceeds balance/i, 'balance'],
  [/^ERC20InsufficientAllowance|insufficient allowance|exceeds allowance/i, 'allowance'],
  [/^EnforcedPause|paused/i, 'token_paused'],
]

/** Stable code of a revert; `reverted` if its bytes tell no more. */
export function failureCode(data: Hex, provider: Pick<SwapProvider, 'failure'>): string {
  const own = provider.failure?.(data)
  if (own) return own
  try {
    const { errorName, args } = decodeErrorResult({ abi, data })
    const text = errorName === 'Error' ? String(args[0]) : errorName
    return known.find(([form]) => form.test(text))?.[1] ?? 'reverted'
  } catch {
    return 'reverted'
  }
}

type Sent = SwapAsk & { readonly sender: string }

/** Outcome of a trial run. */
export interface Trial {
  /** The first problem that the steps would have now, as a stable code; null if none was found. */
  readonly problem: string | null
  /** False if no endpoint of the network could run the exact steps; null if a problem was found before that. */
  readonly isSimulated: boolean | null
}
const found = (problem: string): Trial => ({ problem, isSimulated: null })

/**
 * Runs the exact steps on a copy of the latest state.
 * @throws AppError `trial_unavailable`, retriable, if the network could run them and gave no result
 */
export async function trySwap(
  ask: Sent,
  offer: SwapBounds,
  steps: readonly Step[],
  provider: Pick<SwapProvider, 'failure' | 'problem'>,
): Promise<Trial> {
  const [step] = steps
  if (!step || !isWhole(step) || !provider.problem) return tryCalls(ask, offer, steps, provider)
  return { problem: await provider.problem(ask, offer, step), isSimulated: true }
}

/** A run that failed to take place proves nothing, so that it must not pass for one without a problem. */
const unavailable = (cause: unknown): never => {
  throw new AppError('trial_unavailable', 'We couldn’t test this swap right now, so it wasn’t sent. Try again.', {
    status: 503,
    retriable: true,
    cause,
  })
}

/**
 * Runs the steps as calls, with an approval in place of a signature. What arrives is counted by the token's own balances,
 * because a pool's bound doesn't see the part that the token keeps on the way.
 */
async function tryCalls(
  ask: Sent,
  { maxSend, minReceive, gasUnits }: SwapBounds,
  steps: readonly Step[],
  provider: Pick<SwapProvider, 'failure'>,
): Promise<Trial> {
  const { node, from, to, sender, chain, gasPrice } = ask
  const native = assetId(chain.id, NATIVE)
  const held = await node.balances(sender, isNative(from.id) ? [native] : [native, from.id])
  if ((held.get(from.id) ?? 0n) < maxSend) return found('balance')
  const spent = (isNative(from.id) ? maxSend : 0n) + gasUnits * gasPrice
  if ((held.get(native) ?? 0n) < spent) return found('gas')
  const args = [sender as Hex] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args })
  // The router itself counts the coins that it pays out.
  const balance: readonly ContractCall[] = isNative(to.id) ? [] : [{ to: to.token, data }]
  const calls = steps.flatMap((step) => callOf(step, sender))
  const results = (await node.simulate?.([...balance, ...calls, ...balance]).catch(unavailable)) ?? null
  if (!results) return tryAlone(ask, calls, provider)
  const failed = results.find(({ ok }) => !ok)
  if (failed) return { problem: refined(failureCode(failed.data, provider)), isSimulated: true }
  const arrived = amountOf(results.at(-1)) - amountOf(results[0])
  return { problem: balance.length > 0 && arrived < minReceive ? 'transfer_tax' : null, isSimulated: true }
}

/**
 * Runs the swap's call by itself where no endpoint runs several calls, as far as nothing has to precede it. That doesn't show what
 * arrives, so it says too little of an unlisted token.
 */
async function tryAlone(
  { node, to }: Sent,
  calls: readonly ContractCall[],
  provider: Pick<SwapProvider, 'failure'>,
): Promise<Trial> {
  const [call, ...others] = calls
  if (!call || others.length > 0 || !node.callAll) return { problem: null, isSimulated: false }
  const [result] = (await node.callAll([call]).catch(unavailable)).results
  if (!result) return { problem: null, isSimulated: false }
  return result.ok
    ? { problem: null, isSimulated: to.isListed }
    : { problem: refined(failureCode(result.data, provider)), isSimulated: true }
}

/** Amount that a contract answered; zero if its bytes aren’t one. */
const amountOf = (answer: CallResult | undefined): bigint =>
  answer && answer.data.length >= 66 ? BigInt(answer.data.slice(0, 66)) : 0n

/** Balance and allowance are known to suffice, so that the token itself refuses. */
const refined = (code: string): string => (code === 'transfer_refused' ? 'token_refuses' : code)

function callOf(step: Step, from: string): readonly ContractCall[] {
  const call = step.kind === 'evm_typed_data' ? step.fallback : step
  if (call.kind !== 'evm_call') return []
  return [{ from, to: call.to, data: call.data as Hex, value: BigInt(call.value) }]
}

/** Returns if the steps could be run. @throws AppError `swap_…` with the problem */
export function requirePassed({ problem, isSimulated }: Trial): boolean {
  if (problem !== null)
    throw new AppError(`swap_${problem}`, messages[problem] ?? failing, { status: 409, retriable: false })
  return isSimulated === true
}

const failing = 'A simulation of this swap fails, so nothing was sent.'
/** Refusals of the trial run, by its code. */
const messages: Readonly<Record<string, string>> = {
  balance: 'You don’t have enough of this token.',
  gas: 'You don’t have enough for the network fee.',
  slippage: 'The price moved beyond your slippage. Get a new quote.',
  token_refuses: 'The token refuses this transfer, so the swap would fail.',
  token_paused: 'Transfers of this token are paused, so the swap would fail.',
  transfer_tax: 'The token keeps a part of each transfer, so the swap would fail.',
  undeployed: 'Your account isn’t deployed yet. Make any transaction with it in your wallet first.',
}
