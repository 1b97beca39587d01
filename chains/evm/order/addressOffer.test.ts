import { privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { localAccount } from '../signing.ts'
import { type AddressOffer, addressOfferTypedData, isOfferOf } from './addressOffer.ts'

const key = `0x${'17'.repeat(32)}` as const
const { address: signer } = privateKeyToAccount(key)
const offer: AddressOffer = {
  chainId: chainId(999706631),
  address: 'rltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kq4yh6z',
  orderHash: `0x${'5a'.repeat(32)}`,
}

it('is the same for both signers of the house, and names its signer', async () => {
  const signature = await localAccount(key).signTypedData(addressOfferTypedData(offer))
  expect(signature).toBe(await privateKeyToAccount(key).signTypedData(addressOfferTypedData(offer)))
  expect(await isOfferOf(signer, offer, signature)).toBe(true)
  expect(await isOfferOf(signer.toLowerCase(), offer, signature)).toBe(true)
})

it.each<[string, Partial<AddressOffer>]>([
  ['address', { address: 'rltc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7' }],
  ['order', { orderHash: `0x${'5b'.repeat(32)}` }],
  ['network', { chainId: chainId(1) }],
])('does not hold for another %s', async (_, change) => {
  const signature = await localAccount(key).signTypedData(addressOfferTypedData(offer))
  expect(await isOfferOf(signer, { ...offer, ...change }, signature)).toBe(false)
})

it.each(['', '0x', '0x1234', `0x${'00'.repeat(65)}`, 'no signature'])('%j is nobody’s signature', async (text) => {
  expect(await isOfferOf(signer, offer, text)).toBe(false)
})
