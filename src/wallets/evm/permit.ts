import { getConnectorClient, signTypedData } from 'wagmi/actions'
import { encodeOpenWithPermit } from '#chains/evm/order/calls.ts'
import { permitSignature, type PermitSignature, type PermitTerms, permitTypedData } from '#chains/evm/order/permit.ts'
import { orderFromWire } from '#chains/evm/order/wire.ts'
import type { Step } from '#core/wire/order.ts'
import type { WalletConfig } from '../config.ts'
import type { Expectation } from '../contract.ts'
import type { EvmConfig } from './config.ts'
import { translateWalletError } from './errors.ts'
import { rulesOfSwap, verifyExternalSteps } from '../external.ts'
import { agreedOpenBy, type EvmStep, require, same, verifyStep } from './verifyStep.ts'
import { destinationFamily, requireReady } from './send.ts'
import {
  BaseError,
  type Client,
  encodeFunctionData,
  ExecutionRevertedError,
  parseAbi,
  recoverTypedDataAddress,
  type TypedDataDefinition,
} from 'viem'
import { PERMIT2, permit2SingleTypedData } from '#chains/evm/order/permit2.ts'
import { call } from 'viem/actions'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'

type Hex = `0x${string}`

/** Errors unrelated to typed data: an approval would fail as well, or the user rejected. */
const notAboutTypedData: ReadonlySet<string> = new Set([
  'wallet_rejected',
  'wallet_pending_request',
  'wallet_not_found',
  'wallet_wrong_network',
])

async function ask(config: EvmConfig, account: Hex, typed: TypedDataDefinition): Promise<Hex | null> {
  try {
    return await signTypedData(config, { account, ...typed })
  } catch (error) {
    const translated = translateWalletError(error)
    if (notAboutTypedData.has(translated.reason)) throw translated
    return null
  }
}

/**
 * Merges a permit step and the deposit call after it into one call. Null if the wallet can't sign typed data with an EOA key,
 * or the token would reject the permit. @throws AppError `wallet_mismatch` before the wallet request.
 */
export async function permit(
  config: EvmConfig,
  settings: WalletConfig,
  steps: readonly Step[],
  expected: Expectation,
): Promise<readonly Step[] | null> {
  const [first, open, ...more] = steps
  if (!first) return null
  if (expected.swap) return swapPermit(config, steps, expected)
  require(open?.kind === 'evm_call' && open.offer !== null && more.length === 0, 'the order of steps')
  const family = destinationFamily(settings, expected)
  verifyStep(open, expected, family, Date.now())
  const terms = verifyPermit(first, open, expected)
  await requireReady(config, expected, first)
  const text = await ask(config, terms.owner, ownForm.typed(terms))
  const signature = text && (await permitSignature(terms, text))
  if (!signature) return null
  const opening = {
    ...open,
    data: encodeOpenWithPermit(orderFromWire(open.offer.order), open.offer.maker_signature as `0x${string}`, signature),
  }
  const call = { to: terms.token, data: encodePermit(terms, signature) }
  return (await permitRefused(config, opening, terms, call)) ? null : [opening]
}

/** Merges a permit into the swap after it, by the code of the swap's provider; the result is checked again before it is sent. */
async function swapPermit(
  config: EvmConfig,
  steps: readonly Step[],
  expected: Expectation,
): Promise<readonly Step[] | null> {
  const [first, swap, ...more] = steps
  require(swap?.kind === 'evm_call' && swap.label === 'swap' && more.length === 0, 'the order of steps')
  require(first?.kind === 'evm_typed_data', 'the kind of step')
  await verifyExternalSteps(steps, expected)
  const { withPermit } = await rulesOfSwap(expected)
  const { contract, token, name, version, owner, spender, amount, nonce, deadline } = first.permit
  require(same(owner, expected.depositor), 'the sender')
  require(same(spender, swap.to), 'the spender')
  await requireReady(config, expected, first)
  const terms: PermitTerms = {
    chainId: first.chain_id,
    token: token as Hex,
    name,
    version,
    owner: expected.depositor as Hex,
    spender: spender as Hex,
    amount: BigInt(amount),
    nonce: BigInt(nonce),
    deadline,
  }
  const form = contract === undefined ? ownForm : permit2Form
  const text = withPermit ? await ask(config, terms.owner, form.typed(terms)) : null
  const refused = text && (await form.check(terms, text))
  if (!withPermit || !text || !refused) return null
  const swapping: EvmStep = { ...swap, data: withPermit(swap.data as Hex, { ...terms, signature: text }) }
  return (await permitRefused(config, swapping, terms, refused)) ? null : [swapping]
}

/** Call that gives the allowance alone. */
interface PermitCall {
  readonly to: Hex
  readonly data: Hex
}

/** A permit's typed data, and the call of a signature; null for one that is not the owner's own. */
interface PermitForm {
  typed(terms: PermitTerms): TypedDataDefinition
  check(terms: PermitTerms, signature: Hex): Promise<PermitCall | null>
}

const ownForm: PermitForm = {
  typed: (terms) => permitTypedData(terms) as TypedDataDefinition,
  check: async (terms, signature) => {
    const parts = await permitSignature(terms, signature)
    return parts && { to: terms.token, data: encodePermit(terms, parts) }
  },
}

const permit2Form: PermitForm = {
  typed: (terms) => permit2SingleTypedData(terms) as TypedDataDefinition,
  check: async (terms, signature) => {
    const { message, ...typed } = permit2SingleTypedData(terms)
    const signer = await recoverTypedDataAddress({ ...typed, message, signature }).catch(() => '')
    if (!same(signer, terms.owner)) return null
    const data = encodeFunctionData({ abi, functionName: 'permit', args: [terms.owner, message, signature] })
    return { to: PERMIT2, data }
  },
}

/** Maximum wait for the wallet's simulation. */
const LONGEST_MS = 3000

const abi = parseAbi([
  'struct PermitDetails { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
  'struct PermitSingle { PermitDetails details; address spender; uint256 sigDeadline; }',
  'function permit(address owner, PermitSingle permit, bytes signature)',
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
async function permitRefused(
  config: EvmConfig,
  open: EvmStep,
  terms: PermitTerms,
  permitting: PermitCall,
): Promise<boolean> {
  const tried = async (): Promise<boolean> => {
    const client = await getConnectorClient(config, { account: terms.owner, chainId: terms.chainId })
    if (!(await reverts(client, terms.owner, open.to as Hex, open.data as Hex))) return false
    return reverts(client, terms.spender, permitting.to, permitting.data)
  }
  return inTime(tried().catch(() => false))
}

/**
 * Builds the typed data of a permit step that matches the agreed terms: the exact amount, for the pinned contract, no longer than
 * the offer. `open` is the step that uses it. @throws AppError `wallet_mismatch`
 */
export function verifyPermit(step: Step, open: EvmStep, expected: Expectation): PermitTerms {
  require(step.kind === 'evm_typed_data', 'the kind of step')
  const { permit } = step
  const from = expected.quote.from_asset as AssetId
  const { chain, token } = parseAssetId(from)
  require(step.chain_id === chain, 'the network')
  require(!isNative(from) && same(permit.token, token), 'the token')
  require(same(permit.owner, expected.depositor), 'the depositor')
  require(same(permit.spender, expected.settlementAddress), 'the spender')
  require(permit.amount === expected.quote.send_amount, 'the permitted amount')
  require(permit.deadline === agreedOpenBy(expected) &&
    permit.deadline === open.offer?.order.openBy, 'the end of the permit')
  return {
    chainId: chain,
    token: token as Hex,
    name: permit.name,
    version: permit.version,
    owner: expected.depositor as Hex,
    spender: expected.settlementAddress as Hex,
    amount: BigInt(permit.amount),
    nonce: BigInt(permit.nonce),
    deadline: permit.deadline,
  }
}
