import { decodeFunctionData, encodeFunctionData, erc20Abi } from 'viem'
import { type AssetId, assetId, isNative, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { StepEffect, StepPolicy } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'

type EvmCall = Extract<Step, { kind: 'evm_call' }>
type VendorTransfer = Extract<Step, { kind: 'vendor_transfer' }>

export interface DepositCall {
  readonly chain: number
  readonly to: string
  readonly data: string
  /** Native coins to send, in wei. */
  readonly value: bigint
  /** The provider's terms, as JSON, to which `data` commits by their hash. */
  readonly terms?: string
}

interface Allowed {
  readonly asset: AssetId
  readonly amount: bigint
  /** Contract that takes the tokens from the wallet. */
  readonly spender: string
}

/**
 * Returns the wallet's steps of a deposit by contract call: for a token first the approval, of exactly the amount, then
 * the call.
 */
export function depositSteps(
  { chain, to, data, value, terms }: DepositCall,
  { asset, amount, spender }: Allowed,
): Step[] {
  const base = { kind: 'evm_call', chain_id: chain, status: 'waiting', tx_ref: null, offer: null } as const
  const deposit: EvmCall = {
    ...base,
    label: 'transfer',
    to,
    data,
    value: String(value),
    approval: null,
    ...(terms === undefined ? {} : { terms }),
  }
  if (isNative(asset)) return [deposit]
  const { token } = parseAssetId(asset)
  const approve: EvmCall = {
    ...base,
    label: 'approve',
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender as `0x${string}`, amount] }),
    value: '0',
    approval: { token, spender, amount: String(amount) },
  }
  return [approve, deposit]
}

/** Returns the call by which an EVM wallet makes a payment to an address: its coins, or a transfer of the token. */
export function paymentCall({
  asset,
  to,
  amount,
}: Pick<VendorTransfer['transfer'], 'asset' | 'to' | 'amount'>): DepositCall {
  const { chain, token } = parseAssetId(asset)
  if (token === NATIVE) return { chain, to, data: '0x', value: BigInt(amount) }
  const args = [to as `0x${string}`, BigInt(amount)] as const
  return { chain, to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }), value: 0n }
}

/**
 * Builds the policy of EVM calls: approvals of pinned spenders, and calls of pinned contracts that `read` decodes. A call
 * that it can't decode is null, and refused. All addresses are in lower case.
 */
export function evmCallPolicy(rules: {
  /** Label of the calls that `read` decodes. */
  readonly label?: 'transfer' | 'swap'
  targets(chain: number): readonly string[]
  read(call: DepositCall): StepEffect | null
}): StepPolicy<EvmCall> {
  return {
    targets: (chain) => rules.targets(chain),
    read: ({ chain_id: chain, label, to, data, value, terms }) => {
      try {
        // Coins that an approval carries would go to the contract that it names.
        if (label === 'approve') return value === '0' ? approvalOf(chain, to, data as `0x${string}`) : null
        return label === (rules.label ?? 'transfer')
          ? rules.read({
              chain,
              to: to.toLowerCase(),
              data: data.toLowerCase(),
              value: BigInt(value),
              ...(terms === undefined ? {} : { terms }),
            })
          : null
      } catch {
        return null
      }
    },
  }
}

function approvalOf(chain: number, token: string, data: `0x${string}`): StepEffect | null {
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
  if (functionName !== 'approve') return null
  const [spender, amount] = args
  // Bytes after the arguments would be unread.
  if (data.length !== 2 + 8 + 128) return null
  const asset = evmAsset(chain, token)
  return { targets: [], outflow: [], allowances: [{ asset, spender: spender.toLowerCase(), amount }] }
}

/** Names that vendors give the native coin. */
const natives: ReadonlySet<string> = new Set([
  '0x0000000000000000000000000000000000000000',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
])

/** The asset of a token's address on an EVM network; both addresses that vendors use for the native coin count as such. */
export const evmAsset = (chain: number, token: string): AssetId => {
  const address = token.toLowerCase()
  return assetId(chainId(chain), natives.has(address) ? 'native' : address)
}

/** The address by which most vendors name an asset of an EVM network: zero for the native coin. */
export const evmToken = (asset: AssetId): string =>
  isNative(asset) ? '0x0000000000000000000000000000000000000000' : parseAssetId(asset).token

/** Returns the call by which an EVM wallet makes the deposit, which is the last of an order's steps; null for other kinds. */
export function depositOf(steps: readonly Step[]): Omit<DepositCall, 'terms'> | null {
  const last = steps.at(-1)
  if (last?.kind === 'evm_call') {
    const { chain_id: chain, to, data, value } = last
    return { chain, to: to.toLowerCase(), data: data.toLowerCase(), value: BigInt(value) }
  }
  if (last?.kind !== 'vendor_transfer' || last.transfer.memo !== null) return null
  const { chain, to, data, value } = paymentCall(last.transfer)
  return { chain, to: to.toLowerCase(), data, value }
}
