import { base58 } from '@scure/base'
import { NATIVE_MINT } from '@solana/spl-token'
import {
  AddressLookupTableProgram,
  BPF_LOADER_PROGRAM_ID,
  ComputeBudgetProgram,
  Ed25519Program,
  Secp256k1Program,
  StakeProgram,
  SYSVAR_CLOCK_PUBKEY,
  SYSVAR_EPOCH_SCHEDULE_PUBKEY,
  SYSVAR_INSTRUCTIONS_PUBKEY,
  SYSVAR_RECENT_BLOCKHASHES_PUBKEY,
  SYSVAR_RENT_PUBKEY,
  SYSVAR_REWARDS_PUBKEY,
  SYSVAR_SLOT_HASHES_PUBKEY,
  SYSVAR_SLOT_HISTORY_PUBKEY,
  SYSVAR_STAKE_HISTORY_PUBKEY,
  VoteProgram,
} from '@solana/web3.js'
import { assert, property, uint8Array } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadKeys, keyless, SVM_NATIVE_SENTINEL, svmAddressRules as rules } from './address.ts'

const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

describe('svm addresses', () => {
  test.each([
    ['SPL Token', token],
    ['Token-2022', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'],
    ['the first memo program', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVddwQDxFMNo'],
    ['the metadata of tokens', 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'],
    ['wrapped SOL', NATIVE_MINT.toBase58()],
    ['stake', StakeProgram.programId.toBase58()],
    ['vote', VoteProgram.programId.toBase58()],
    ['compute budget', ComputeBudgetProgram.programId.toBase58()],
    ['lookup tables', AddressLookupTableProgram.programId.toBase58()],
    ['Ed25519', Ed25519Program.programId.toBase58()],
    ['Secp256k1', Secp256k1Program.programId.toBase58()],
    ['the first loader', BPF_LOADER_PROGRAM_ID.toBase58()],
    ['the clock', SYSVAR_CLOCK_PUBKEY.toBase58()],
    ['the rent', SYSVAR_RENT_PUBKEY.toBase58()],
    ['the instructions', SYSVAR_INSTRUCTIONS_PUBKEY.toBase58()],
    ['slot hashes', SYSVAR_SLOT_HASHES_PUBKEY.toBase58()],
    ['slot history', SYSVAR_SLOT_HISTORY_PUBKEY.toBase58()],
    ['recent blocks', SYSVAR_RECENT_BLOCKHASHES_PUBKEY.toBase58()],
    ['the epoch schedule', SYSVAR_EPOCH_SCHEDULE_PUBKEY.toBase58()],
    ['stake history', SYSVAR_STAKE_HISTORY_PUBKEY.toBase58()],
    ['rewards', SYSVAR_REWARDS_PUBKEY.toBase58()],
  ])('nobody holds a key to %s', (_, address) => expect(rules.isDead(address)).toBe(true))

  test('each burn address is listed once, as it is stored', () => {
    for (const address of deadKeys) expect(rules.parse(address)).toBe(address)
    expect(new Set(keyless).size).toBe(keyless.length)
  })

  test('32 bytes round-trip through text', () => {
    assert(
      property(uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const text = base58.encode(bytes)
        expect(rules.parse(` ${text}\n`)).toBe(text)
        expect(rules.fromBytes(rules.toBytes(text))).toBe(text)
      }),
    )
  })

  test('case is never folded', () => {
    expect(rules.parse(token)).toBe(token)
    expect(rules.parse(token.toLowerCase())).not.toBe(token)
  })

  test.each([
    '',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    token.slice(0, 31),
    `${token}1`,
    token.replace('k', '0'),
    token.slice(0, -3),
  ])('refuses %j with a sentence', (text) => {
    expect(() => rules.parse(text)).toThrow(
      expect.objectContaining({
        reason: 'address_invalid',
        status: 400,
        message: expect.stringMatching(/\.$/) as string,
      }),
    )
  })

  test('the native sentinel is thirty-two zero bytes', () => {
    expect(rules.toBytes(SVM_NATIVE_SENTINEL)).toBe(`0x${'00'.repeat(32)}`)
    expect(rules.fromBytes(`0x${'00'.repeat(32)}`)).toBe(rules.nativeSentinel)
    expect(() => rules.fromBytes('0x1234')).toThrow(expect.objectContaining({ reason: 'address_invalid' }))
  })

  test('links keep the query of the explorer after the path', () => {
    expect(rules.txUrl('https://explorer.solana.com/?cluster=devnet', 'sig')).toBe(
      'https://explorer.solana.com/tx/sig?cluster=devnet',
    )
    expect(rules.addressUrl('https://solscan.io', token)).toBe(`https://solscan.io/address/${token}`)
  })
})
