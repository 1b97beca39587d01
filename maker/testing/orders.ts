import {
  createClient,
  encodeFunctionData,
  publicActions,
  type TransactionReceipt,
  walletActions,
  zeroAddress,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { uuidv7 } from 'uuidv7'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { type DevAccount, devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Anvil } from '#chains/evm/testing/anvil.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import { receiptOf } from '#chains/evm/testing/receipt.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { offerTypedData } from '#chains/evm/order/typedData.ts'
import { assetId, NATIVE, type AssetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { Store } from '#store/contract.ts'
import type { NewOrder, OrderRow } from '#store/orders/types.ts'
import { localHttp } from '#chains/evm/testing/localHttp.ts'

type Hex = `0x${string}`
let counter = BigInt(Date.now())

const signers = new Map<string, PrivateKeyAccount>()
/** Deriving a public key costs as much as a call. */
function signerOf({ key }: DevAccount): PrivateKeyAccount {
  const signer = signers.get(key) ?? privateKeyToAccount(key)
  signers.set(key, signer)
  return signer
}

export const clientOf = ({ url }: Anvil, account: DevAccount = devAccounts.user) =>
  createClient({ account: signerOf(account), transport: localHttp(url), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
    .extend((client) => ({
      waitForTransactionReceipt: ({ hash }: { hash: Hex }): Promise<TransactionReceipt> => receiptOf(client, hash),
    }))

/** Chain time or wall time, whichever is later: the API computes deadlines from it. */
export async function timeOf(chain: Anvil): Promise<number> {
  const block = await clientOf(chain).getBlock({ blockTag: 'latest' })
  return Math.max(Number(block.timestamp), Math.floor(Date.now() / 1000))
}

export const assetOf = (chain: number, token: Hex): AssetId =>
  assetId(chainId(chain), token === zeroAddress ? NATIVE : token)

export interface EvmOrderInput {
  from: Anvil
  to: Anvil
  change?: Partial<EscrowOrder>
  row?: Partial<NewOrder>
}

/** Places an order as the API stores it, with a fresh recipient so that its balance is the whole proof. */
export async function placeEvmOrder(
  store: Store,
  { from, to, change = {}, row = {} }: EvmOrderInput,
): Promise<OrderRow> {
  const now = await timeOf(from)
  counter += 1n
  const terms = sampleOrder(now, {
    recipient: freshAddress(),
    srcChainId: BigInt(from.chainId),
    dstChainId: BigInt(to.chainId),
    nonce: counter,
    ...change,
  })
  return store.orders.create(await toRow(terms, row))
}

/** Address without any history. */
export const freshAddress = (): Hex => `0x${orderKey().slice(-40)}`
const orderKey = (): string => crypto.randomUUID().replaceAll('-', '').padStart(40, 'a')

export async function toRow(terms: EscrowOrder, row: Partial<NewOrder>): Promise<NewOrder> {
  const escrow = (row.escrow ?? localDeployment(Number(terms.srcChainId)).escrow) as Hex
  const signer = privateKeyToAccount(devAccounts.offerSigner.key)
  const [fromChain, toChain] = [chainId(Number(terms.srcChainId)), chainId(Number(terms.dstChainId))]
  return {
    id: orderIdFromUuid(uuidv7()),
    provider: 'maker',
    fromAsset: assetOf(fromChain, terms.inputToken),
    toAsset: assetOf(toChain, terms.outputToken),
    fromChain,
    toChain,
    sendAmount: terms.inputAmount,
    receiveAmount: terms.outputAmount,
    gasCompensation: 0n,
    depositGas: 0n,
    bridgeFee: 0n,
    channelFee: 0n,
    destinationGas: terms.destinationGas,
    sendUsdE8: null,
    fromAddress: terms.depositor,
    recipient: terms.recipient,
    refundAddress: null,
    memo: null,
    exchangeId: null,
    custody: 'escrow',
    fillMode: terms.fillMode === 0 ? 'contract' : 'transfer',
    channelId: Number(terms.channel),
    onchainId: orderHash(terms),
    escrow: row.custody === 'maker' ? null : escrow,
    escrowOrder: terms,
    makerSignature: await signer.signTypedData(offerTypedData(terms, escrow)),
    etaSeconds: 8,
    openBy: new Date(terms.openBy * 1000),
    fillDeadline: new Date(terms.fillDeadline * 1000),
    refundAfter: new Date(terms.refundAfter * 1000),
    creatorTokenHash: '00'.repeat(32),
    surface: 'web',
    ...row,
  }
}

const escrowOf = (chain: Anvil, { escrow }: OrderRow): Hex => (escrow ?? localDeployment(chain.chainId).escrow) as Hex

/** Opens the order in the escrow as its depositor would; native, or with an exact approval. */
export async function openOrder(chain: Anvil, order: OrderRow): Promise<Hex> {
  const client = clientOf(chain)
  const terms = order.escrowOrder
  if (!terms || !order.makerSignature) throw new Error('not an escrowed order')
  const escrow = escrowOf(chain, order)
  const native = terms.inputToken === zeroAddress
  if (!native) {
    const approval = await client.writeContract({
      address: terms.inputToken,
      abi: testTokenAbi,
      functionName: 'approve',
      args: [escrow, terms.inputAmount],
      chain: null,
    })
    await client.waitForTransactionReceipt({ hash: approval })
  }
  const hash = await client.writeContract({
    address: escrow,
    abi: bridgeEscrowAbi,
    functionName: 'open',
    args: [terms, order.makerSignature],
    value: native ? terms.inputAmount : 0n,
    chain: null,
  })
  const receipt = await client.waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new Error('open failed')
  return hash
}

/** The depositor's signed, unsent opening of an order, whose token the escrow may spend already. */
export async function signOpening(chain: Anvil, order: OrderRow, nonce: number): Promise<Hex> {
  return privateKeyToAccount(devAccounts.user.key).signTransaction({
    chainId: chain.chainId,
    nonce,
    to: escrowOf(chain, order),
    data: encodeFunctionData({
      abi: bridgeEscrowAbi,
      functionName: 'open',
      args: [order.escrowOrder, order.makerSignature] as never,
    }),
    value: order.escrowOrder?.inputToken === zeroAddress ? order.sendAmount : 0n,
    gas: 400_000n,
    maxFeePerGas: 10n ** 10n,
    maxPriorityFeePerGas: 10n ** 9n,
  })
}

/** Balance in base units; the zero address means the native coin. */
export async function balanceOf(chain: Anvil, token: Hex, owner: Hex): Promise<bigint> {
  const client = clientOf(chain)
  if (token === zeroAddress) return client.getBalance({ address: owner })
  return client.readContract({ address: token, abi: testTokenAbi, functionName: 'balanceOf', args: [owner] })
}

export const escrowStatus = async (chain: Anvil, order: OrderRow): Promise<string> =>
  ['none', 'open', 'claimed', 'cancelled', 'refunded'][
    await clientOf(chain).readContract({
      address: escrowOf(chain, order),
      abi: bridgeEscrowAbi,
      functionName: 'status',
      args: [order.onchainId ?? '0x'],
    })
  ] ?? '?'
