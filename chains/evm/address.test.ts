import * as fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { checksumAddress, evmAddressRules } from './address.ts'

const anyAddress = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const)

describe('EVM addresses', () => {
  it.each([
    ['the zero address', '0x0000000000000000000000000000000000000000'],
    ['the first contract of a node', '0x0000000000000000000000000000000000000001'],
    ['the one that checks P-256 signatures', '0x0000000000000000000000000000000000000100'],
    ['the last address of two bytes', '0x000000000000000000000000000000000000ffff'],
    ['what people burn with', '0x000000000000000000000000000000000000dEaD'],
    ['what stands for native coin', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
    ['the last address', '0xffffffffffffffffffffffffffffffffffffffff'],
    ['the same digit throughout', '0x1111111111111111111111111111111111111111'],
    ['the word for it at both ends', '0xdeAD00000000000000000000000000000000dEAd'],
    ['the word for it over and over', '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead'],
    ['it with the other word', '0xdeadbeefdeadbeefdeadbeefdeadbeefdeadbeef'],
    ['Permit2', '0x000000000022D473030F116dDEE9F6B43aC78BA3'],
    ['Multicall3', '0xcA11bde05977b3631167028862bE2a173976CA11'],
    ['a deployer', '0x4e59b44847b379578588920cA78FbF26c0B4956C'],
    ['an entry point', '0x0000000071727De22E5E9d8BAf0edAc6f37da032'],
  ])('recognizes %s as a burn address', (_, address) =>
    expect(evmAddressRules.isDead(evmAddressRules.parse(address))).toBe(true),
  )

  it.each([
    '0x0000000000000000000000000000000000010000',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '0x4200000000000000000000000000000000000006',
    '0xdead70997970c51812dc3a010c7d01b50e0d17dc',
    '0x70997970c51812dc3a010c7d01b50e0d17dcdead',
  ])('does not treat %s as a burn address', (address) =>
    expect(evmAddressRules.isDead(evmAddressRules.parse(address))).toBe(false),
  )

  it('writes the same checksum as viem', () => {
    fc.assert(fc.property(anyAddress, (address) => checksumAddress(address) === getAddress(address)))
  })

  it('parses every format that it writes', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(evmAddressRules.parse(evmAddressRules.display(address))).toBe(address)
        expect(evmAddressRules.parse(` ${address.toUpperCase()} `)).toBe(address)
        expect(evmAddressRules.fromBytes(evmAddressRules.toBytes(address))).toBe(address)
      }),
    )
  })

  it.each([
    ['', 'starts with 0x'],
    ['70997970C51812dc3A010C7d01b50e0d17dc79C8', 'start with 0x'],
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C', '41'],
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79Cg', '0–9 and a–f'],
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79c8', 'Invalid checksum'],
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79D8', 'Invalid checksum'],
  ])('refuses %j with a reason', (text, sentence) => {
    expect(() => evmAddressRules.parse(text)).toThrow(
      expect.objectContaining({ reason: 'address_invalid', message: expect.stringContaining(sentence) }),
    )
  })

  it('refuses bytes of another family', () => {
    expect(() => evmAddressRules.fromBytes(`0x${'11'.repeat(32)}`)).toThrow('20 bytes')
  })

  it('links to explorers with and without a trailing slash', () => {
    expect(evmAddressRules.txUrl('https://scan.example/', '0xab')).toBe('https://scan.example/tx/0xab')
    expect(evmAddressRules.addressUrl('https://scan.example', '0x70997970c51812dc3a010c7d01b50e0d17dc79c8')).toBe(
      'https://scan.example/address/0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    )
  })
})
