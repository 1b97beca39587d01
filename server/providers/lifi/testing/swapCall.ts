import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { AssetDef } from '#core/catalogue/types.ts'
import { isNative } from '#core/chain/assetId.ts'
import { evmToken } from '../../evmCalls.ts'

const swapData =
  'struct SwapData { address callTo; address approveTo; address sendingAssetId; address receivingAssetId; uint256 fromAmount; bytes callData; bool requiresDeposit; }'
const parties =
  'bytes32 transactionId, string integrator, string referrer, address receiver, uint256 minAmountOut, SwapData'

export const swapAbi = parseAbi([
  swapData,
  `function swapTokensSingleV3ERC20ToERC20(${parties} swap)`,
  `function swapTokensSingleV3ERC20ToNative(${parties} swap)`,
  `function swapTokensSingleV3NativeToERC20(${parties} swap) payable`,
  `function swapTokensMultipleV3ERC20ToERC20(${parties}[] swaps)`,
  `function swapTokensMultipleV3ERC20ToNative(${parties}[] swaps)`,
  `function swapTokensMultipleV3NativeToERC20(${parties}[] swaps) payable`,
] as never) as ReturnType<typeof parseAbi>

/** The call by which an exchange pays out an amount. */
export type Exchange = (to: AssetDef, output: bigint) => { readonly callTo: Hex; readonly callData: Hex }

/** Contract and bytes that no test runs. */
const unused: Exchange = () => ({ callTo: `0x${'de'.repeat(20)}`, callData: '0x12345678' })

interface SwapTerms {
  readonly from: AssetDef
  readonly to: AssetDef
  readonly sent: bigint
  readonly minimum: bigint
  readonly output: bigint
  readonly receiver: Hex
  readonly transactionId: Hex
  readonly exchange: Exchange | undefined
}

/** A swap of the diamond through one exchange. */
export function swapCall(terms: SwapTerms): Hex {
  const { from, to, sent, minimum, output, receiver, transactionId, exchange = unused } = terms
  const kind = isNative(from.id) ? 'NativeToERC20' : isNative(to.id) ? 'ERC20ToNative' : 'ERC20ToERC20'
  const { callTo, callData } = exchange(to, output)
  const swap = {
    callTo,
    approveTo: callTo,
    sendingAssetId: evmToken(from.id),
    receivingAssetId: evmToken(to.id),
    fromAmount: sent,
    callData,
    requiresDeposit: true,
  }
  return encodeFunctionData({
    abi: swapAbi,
    functionName: `swapTokensSingleV3${kind}`,
    args: [transactionId, 'lifi-api', '', receiver, minimum, swap],
  } as never)
}
