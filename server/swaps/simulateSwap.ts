import { decodeErrorResult, type Hex, parseAbi } from 'viem'
import type { ContractCall } from '#chains/contract.ts'
import { assetId, isNative, NATIVE } from '#core/chain/assetId.ts'
import type { Step } from '#core/wire/order.ts'
import type { SwapAsk, SwapOffer, SwapProvider } from './provider.ts'

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

/**
 * Runs the exact steps on a copy of the latest state, with an approval in place of a signature. Returns the first problem as a
 * stable code; null if there is none, or the network simulates nothing.
 */
export async function swapProblem(
  ask: Sent,
  { maxSend, gasUnits }: Pick<SwapOffer, 'maxSend' | 'gasUnits'>,
  steps: readonly Step[],
  provider: SwapProvider,
): Promise<string | null> {
  const { node, from, sender, chain, gasPrice } = ask
  const native = assetId(chain.id, NATIVE)
  const held = await node.balances(sender, isNative(from.id) ? [native] : [native, from.id])
  if ((held.get(from.id) ?? 0n) < maxSend) return 'balance'
  const spent = (isNative(from.id) ? maxSend : 0n) + gasUnits * gasPrice
  if ((held.get(native) ?? 0n) < spent) return 'gas'
  const results = await node.simulate?.(steps.flatMap((step) => callOf(step, sender)))
  const failed = results?.find(({ ok }) => !ok)
  return failed ? refined(failureCode(failed.data, provider)) : null
}

/** Balance and allowance are known to suffice, so that the token itself refuses. */
const refined = (code: string): string => (code === 'transfer_refused' ? 'token_refuses' : code)

function callOf(step: Step, from: string): readonly ContractCall[] {
  const call = step.kind === 'evm_typed_data' ? step.fallback : step
  if (call.kind !== 'evm_call') return []
  return [{ from, to: call.to, data: call.data as Hex, value: BigInt(call.value) }]
}
