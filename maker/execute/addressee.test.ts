import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import { addressOfferTypedData } from '#chains/evm/order/addressOffer.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { uuidv7 } from 'uuidv7'
import type { Store } from '#store/contract.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { ChainContext } from '../contract.ts'
import { type Failpoints, noFailpoints } from '#runtime/failpoints.ts'
import { addresseeOf } from './sourceReads.ts'

const chain = chainId(999706631)
const address = 'rltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kq4yh6z'
const orderId = orderIdFromUuid(uuidv7())
const terms = sampleOrder(1_700_000_000, { srcChainId: BigInt(chain) })
const signer = privateKeyToAccount(devAccounts.offerSigner.key)
const offer = { chainId: chain, address, orderHash: orderHash(terms) }
const seen: ObservedDeposit = {
  chainId: chain,
  txId: 'aa'.repeat(32),
  ordinal: 0,
  height: 1n,
  blockHash: 'bb'.repeat(32),
  asset: assetId(chain, NATIVE),
  amount: 1n,
  sender: '',
  binding: { kind: 'address', address },
}

describe('the order that an address was handed out to', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
    const sign = () => signer.signTypedData(addressOfferTypedData(offer))
    await store.depositAddresses.handOut({ chainId: chain, orderId, addressAt: () => address, sign })
  })
  afterAll(() => store.close())

  const addressee = (escrowOrder: EscrowOrder | null, offerSigner: string | undefined, deposit = seen) => {
    const deps = { store, failpoints: noFailpoints as Failpoints, offerSigner } as ChainContext['deps']
    return addresseeOf({ deps }, deposit, { escrowOrder })
  }

  it('is believed by the offer signer’s word for the terms of the row', async () =>
    expect(await addressee(terms, signer.address)).toBe(orderId))

  it.each<[string, Partial<EscrowOrder>]>([
    ['recipient', { recipient: `0x${'99'.repeat(20)}` }],
    ['refund address', { depositor: `0x${'99'.repeat(20)}` }],
    ['amount', { outputAmount: terms.outputAmount + 1n }],
    ['network', { dstChainId: 1n }],
  ])('is unknown if the row has another %s', async (_, change) =>
    expect(await addressee({ ...terms, ...change }, signer.address)).toBeNull(),
  )

  it('is unknown for terms that are missing, another signer, and without a signer to compare with', async () => {
    expect(await addressee(null, signer.address)).toBeNull()
    expect(await addressee(terms, devAccounts.user.address)).toBeNull()
    expect(await addressee(terms, undefined)).toBeNull()
  })

  it('is unknown for an address that was not handed out on this network', async () => {
    const binding = { kind: 'address', address: 'rltc1qother' } as const
    expect(await addressee(terms, signer.address, { ...seen, binding })).toBeNull()
    expect(await addressee(terms, signer.address, { ...seen, chainId: chainId(1) })).toBeNull()
  })
})
