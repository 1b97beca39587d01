import { Keypair } from '@solana/web3.js'
import { zeroAddress } from 'viem'
import { uuidv7 } from 'uuidv7'
import { memoHash, orderHash } from '#chains/evm/order/hash.ts'
import { svm } from '#chains/svm/family.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import { svmAddressRules } from '#chains/svm/address.ts'
import { type LocalSvmChain, maker, SVM_CHAIN, user } from '#chains/svm/testing/localChain.ts'
import { transferInstructions } from '#chains/svm/instructions.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { localSvmKeypair } from '#local/svm/keys.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { freshAddress, timeOf, toRow } from './orders.ts'
import { NORTH, type World } from './world.ts'

export const ethMint = localSvmKeypair('mint-eth').publicKey.toBase58()
export const svmEth: AssetId = assetId(SVM_CHAIN, ethMint)
const ETH_DECIMALS = 8
let nonce = BigInt(Date.now()) * 1000n

const orderId = () => orderIdFromUuid(uuidv7())

/**
 * 0.1 native ETH of an EVM network for its token on the SVM network; the payout carries the order's id, or the
 * exchange's memo.
 */
export async function placeEvmToSvm(
  store: Store,
  world: World,
  exchange?: { recipient: string; memo: string },
): Promise<OrderRow> {
  const id = orderId()
  const recipient = exchange?.recipient ?? Keypair.generate().publicKey.toBase58()
  const memo = exchange?.memo ?? null
  nonce += 1n
  const terms = sampleOrder(await timeOf(world.north), {
    outputToken: svmAddressRules.toBytes(ethMint),
    outputAmount: 9_990_000n,
    recipient: svmAddressRules.toBytes(recipient),
    memoHash: memoHash(memo ?? id),
    dstChainId: BigInt(SVM_CHAIN),
    fillMode: 1,
    nonce,
  })
  return store.orders.create({
    ...(await toRow({ ...terms, outputToken: terms.outputToken }, { id, memo })),
    recipient,
    toAsset: svmEth,
  })
}

/** 0.1 of the SVM network's ETH token for native ETH: the maker holds the deposit, a memo names the order. */
export async function placeSvmToEvm(store: Store, world: World): Promise<OrderRow> {
  const id = orderId()
  nonce += 1n
  const terms = sampleOrder(await timeOf(world.north), {
    depositor: zeroAddress,
    inputToken: zeroAddress,
    inputAmount: 10_000_000n,
    outputAmount: 99_000_000_000_000_000n,
    recipient: freshAddress(),
    memoHash: memoHash(id),
    srcChainId: BigInt(SVM_CHAIN),
    dstChainId: BigInt(NORTH),
    nonce,
  })
  const address = user.publicKey.toBase58()
  const custody = {
    custody: 'maker' as const,
    fromAddress: address,
    refundAddress: address,
    refundAfter: null,
    makerSignature: null,
  }
  const amounts = {
    gasCompensation: 50_000n,
    onchainId: orderHash(terms),
    toAsset: assetId(NORTH, NATIVE),
    fromAsset: svmEth,
  }
  return store.orders.create({ ...(await toRow(terms, { id })), ...custody, ...amounts })
}

/** The user's transfer to the maker, with any memo. */
export const depositOnSvm = (svm: LocalSvmChain, amount: bigint, memo: string | null): Promise<string> =>
  svm.send(
    transferInstructions({
      from: user.publicKey.toBase58(),
      to: maker.publicKey.toBase58(),
      token: { mint: ethMint, decimals: ETH_DECIMALS },
      amount,
      memo,
      extraLamports: 0n,
      createAccount: false,
    }),
    [user],
  )

/** The memo that the app asks wallets to sign. @throws if the order lacks a part of it */
export function memoOf(order: OrderRow): string {
  const memo = writeDepositMemo(svm.depositMemo, order)
  if (memo === null) throw new Error(`order ${order.id} has no memo`)
  return memo
}

export const svmBalance = async (world: World, owner: string): Promise<bigint> =>
  (await world.chains.get(SVM_CHAIN)?.balances(owner, [svmEth]))?.get(svmEth) ?? 0n
export const svmUser = user.publicKey.toBase58()
export const svmMaker = maker.publicKey.toBase58()
