import { BaseError, type Client, encodeFunctionData, ExecutionRevertedError, parseAbi } from 'viem'
import { call } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import type { PermitSignature, PermitTerms } from '#chains/evm/order/permit.ts'
import type { EvmConfig } from './config.ts'
import type { EvmStep } from './verifyStep.ts'

type Hex = `0x${string}`

/** Maximum wait for the wallet's simulation. */
const LONGEST_MS = 3000
const abi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])

const encodePermit = ({ owner, spender, amount }: PermitTerms, { deadline, v, r, s }: PermitSignature): Hex =>
  encodeFunctionData({ abi, functionName: 'permit', args: [owner, spender, amount, BigInt(deadline), v, r, s] })

/** Only an explicit revert counts: a wallet or network that does not answer proves nothing. */
async function reverts(client: Client, account: Hex, to: Hex, data: Hex): Promise<boolean> {
  try {
    await call(client, { account, to, data })
    return false
  } catch (error) {
    return error instanceof BaseError && error.walk((cause) => cause instanceof ExecutionRevertedError) !== null
  }
}

async function inTime(question: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_MS)
  })
  return Promise.race([question, late]).finally(() => clearTimeout(timer))
}

/**
 * True when the opening would revert because the token refuses the permit, simulated through the wallet without sending.
 * An opening that fails for another reason is left to the wallet, because an approval would not help.
 */
export async function permitRefused(
  config: EvmConfig,
  open: EvmStep,
  terms: PermitTerms,
  signature: PermitSignature,
): Promise<boolean> {
  const tried = async (): Promise<boolean> => {
    const client = await getConnectorClient(config, { account: terms.owner, chainId: terms.chainId })
    if (!(await reverts(client, terms.owner, open.to as Hex, open.data as Hex))) return false
    return reverts(client, terms.spender, terms.token, encodePermit(terms, signature))
  }
  return inTime(tried().catch(() => false))
}
